#!/usr/bin/env bash
# Makes the pictures that the README and the articles show, from the demo itself.
set -euo pipefail
cd "$(dirname "$0")/.."

target=Assets/Pictures
bitmaps=$(mktemp -d)
trap 'rm -rf "$bitmaps"' EXIT
mkdir -p "$target"
swift build -c release --product numberfield-demo
demo=$(swift build -c release --show-bin-path)/numberfield-demo

# Plays a script from the standard input: play [options]
play() { "$demo" --headless --scale 2 --script - --output "$bitmaps" "$@"; }

# The caret has just been put on, and the warning is not shown.
play <<'END'
set quantity value 10
focus length
wait 400
tap 1 2 3 . 4 5
snapshot demo.bmp
END

# The pads, on a small panel.
small=(--size 320x500)
play "${small[@]}" <<'END'
set price keypad till
set price usesGroupingSeparator true
focus price
wait 400
tap 1 2 00 . 5
snapshot pad-till.bmp
END
play "${small[@]}" <<'END'
set length value 12.5
set quantity keypad form
focus quantity
wait 400
tap 1 2
snapshot pad-form.bmp
END
play "${small[@]}" <<'END'
set length minValue -40
set length maxValue 85
set length decimalPlace 1
set length prefixLabel.text "TEMPERATURE"
set length suffixLabel.text "°C"
focus length
wait 400
tap sign 1 8 . 5
snapshot pad-sign.bmp
END
play "${small[@]}" <<'END'
set quantity keyboardDimsRefusedKeys true
focus quantity
wait 400
tap 1 0 0
snapshot pad-dimmed.bmp
END
play "${small[@]}" --locale ar_EG <<'END'
set price usesGroupingSeparator true
set price prefixLabel.text ""
set price suffixLabel.text "ج.م."
focus price
wait 400
tap 1 2 3 4 5 . 6
snapshot pad-arabic.bmp
END

# The demo in other themes.
for theme in dark high-contrast large; do
  play --theme "$theme" <<END
set quantity value 10
focus length
wait 400
tap 1 2 3 . 4 5
snapshot theme-$theme.bmp
END
done

# The sample scenes.
scene() { play --scene "Assets/Scenes/$1"; }
scene till.json <<'END'
focus price
wait 400
tap 2 4 . 5
snapshot scene-till.bmp
END
scene lab.json <<'END'
focus temperature
wait 400
tap sign 4 2 . 5
snapshot scene-lab.bmp
END
scene form.json <<'END'
focus hallLength
wait 400
tap 6 . 2 next 4 . 8
key Tab Tab Tab Tab Tab Tab Tab Tab Tab
tap 2 . 4
snapshot scene-form.bmp
END
scene rtl.json <<'END'
focus sir
wait 400
tap 2 4 . 5
snapshot scene-rtl.bmp
END
scene demo.storyboard <<'END'
set length value 123.45
focus quantity
wait 400
tap 1 0
snapshot scene-storyboard.bmp
END

for bitmap in "$bitmaps"/*.bmp; do
  picture=$target/$(basename "$bitmap" .bmp).png
  convert "$bitmap" -strip -define png:compression-level=9 "$picture"
  echo "$picture"
done
