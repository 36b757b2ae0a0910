/// Files as Xcode writes them, drawn for these tests.
enum StoryboardSamples {
  /// As Xcode 8 writes: top layout guide, calibrated colours, retina4_7.
  static let xcode8 = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="11762" systemVersion="16D32" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES" initialViewController="vcA-01-aaa">
        <device id="retina4_7" orientation="portrait">
            <adaptation id="fullscreen"/>
        </device>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="11757"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <scenes>
            <!--Parcel-->
            <scene sceneID="scA-01-aaa">
                <objects>
                    <viewController title="Parcel" id="vcA-01-aaa" customClass="ParcelController" customModule="Parcels" customModuleProvider="target" sceneMemberID="viewController">
                        <layoutGuides>
                            <viewControllerLayoutGuide type="top" id="tpG-01-aaa"/>
                            <viewControllerLayoutGuide type="bottom" id="btG-01-aaa"/>
                        </layoutGuides>
                        <view key="view" contentMode="scaleToFill" id="rtV-01-aaa">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Parcel" textAlignment="center" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lbA-01-aaa">
                                    <rect key="frame" x="150" y="36" width="75" height="24"/>
                                    <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                                    <color key="textColor" red="0.66666666666666663" green="0.66666666666666663" blue="0.66666666666666663" alpha="1" colorSpace="calibratedRGB"/>
                                    <nil key="highlightedColor"/>
                                </label>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="fdA-01-aaa" customClass="NumberField" customModule="NumberField">
                                    <rect key="frame" x="32" y="76" width="311" height="40"/>
                                    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                                    <constraints>
                                        <constraint firstAttribute="height" constant="40" id="c01-aa-aaa"/>
                                    </constraints>
                                    <userDefinedRuntimeAttributes>
                                        <userDefinedRuntimeAttribute type="number" keyPath="maxValue">
                                            <real key="value" value="99999.990000000005"/>
                                        </userDefinedRuntimeAttribute>
                                        <userDefinedRuntimeAttribute type="number" keyPath="decimalPlace">
                                            <integer key="value" value="2"/>
                                        </userDefinedRuntimeAttribute>
                                        <userDefinedRuntimeAttribute type="string" keyPath="prefixLabel.text" value="LENGTH"/>
                                        <userDefinedRuntimeAttribute type="string" keyPath="suffixLabel.text" value="cm"/>
                                        <userDefinedRuntimeAttribute type="boolean" keyPath="isPrefndSuffixStickToSides" value="NO"/>
                                        <userDefinedRuntimeAttribute type="color" keyPath="highlightedColor">
                                            <color key="value" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                                        </userDefinedRuntimeAttribute>
                                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                            <integer key="value" value="4"/>
                                        </userDefinedRuntimeAttribute>
                                        <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">
                                            <real key="value" value="0.5"/>
                                        </userDefinedRuntimeAttribute>
                                        <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">
                                            <color key="value" white="0.66666666666666663" alpha="1" colorSpace="calibratedWhite"/>
                                        </userDefinedRuntimeAttribute>
                                    </userDefinedRuntimeAttributes>
                                </view>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="fdB-01-aaa" customClass="NumberField">
                                    <rect key="frame" x="32" y="132" width="147.5" height="40"/>
                                    <userDefinedRuntimeAttributes>
                                        <userDefinedRuntimeAttribute type="string" keyPath="textAlignment" value="left"/>
                                        <userDefinedRuntimeAttribute type="number" keyPath="value">
                                            <integer key="value" value="12"/>
                                        </userDefinedRuntimeAttribute>
                                        <userDefinedRuntimeAttribute type="number" keyPath="hidden">
                                            <integer key="value" value="0"/>
                                        </userDefinedRuntimeAttribute>
                                        <userDefinedRuntimeAttribute type="nil" keyPath="keypad"/>
                                        <userDefinedRuntimeAttribute type="string" keyPath="maxvalue" value="3"/>
                                        <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset">
                                            <size key="value" width="1" height="2"/>
                                        </userDefinedRuntimeAttribute>
                                        <userDefinedRuntimeAttribute type="point" keyPath="tag">
                                            <point key="value" x="1" y="2"/>
                                        </userDefinedRuntimeAttribute>
                                        <userDefinedRuntimeAttribute type="string" keyPath="tintColor" value="red"/>
                                    </userDefinedRuntimeAttributes>
                                </view>
                                <view hidden="YES" tag="7" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="fdC-01-aaa" customClass="NumberField">
                                    <rect key="frame" x="195.5" y="132" width="147.5" height="40"/>
                                </view>
                                <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="roundedRect" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="btA-01-aaa">
                                    <rect key="frame" x="164" y="629" width="47" height="30"/>
                                    <state key="normal" title="Send"/>
                                    <connections>
                                        <action selector="send:" destination="vcA-01-aaa" eventType="touchUpInside" id="acA-01-aaa"/>
                                    </connections>
                                </button>
                                <button opaque="NO" contentMode="scaleToFill" id="btB-01-aaa">
                                    <rect key="frame" x="0.0" y="629" width="47" height="30"/>
                                </button>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Ready" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="lbB-01-aaa">
                                    <rect key="frame" x="16" y="600" width="60" height="21"/>
                                    <fontDescription key="fontDescription" name="HelveticaNeue-Bold" family="Helvetica Neue" pointSize="13"/>
                                    <color key="textColor" cocoaTouchSystemColor="darkTextColor"/>
                                    <nil key="highlightedColor"/>
                                </label>
                            </subviews>
                            <color key="backgroundColor" red="0.95294117647058818" green="0.95294117647058818" blue="0.95294117647058818" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                            <constraints>
                                <constraint firstItem="lbA-01-aaa" firstAttribute="top" secondItem="tpG-01-aaa" secondAttribute="bottom" constant="16" id="c02-aa-aaa"/>
                                <constraint firstItem="lbA-01-aaa" firstAttribute="centerX" secondItem="rtV-01-aaa" secondAttribute="centerX" id="c03-aa-aaa"/>
                                <constraint firstItem="fdA-01-aaa" firstAttribute="top" secondItem="lbA-01-aaa" secondAttribute="bottom" constant="16" id="c04-aa-aaa"/>
                                <constraint firstItem="fdA-01-aaa" firstAttribute="leading" secondItem="rtV-01-aaa" secondAttribute="leadingMargin" constant="16" id="c05-aa-aaa"/>
                                <constraint firstAttribute="trailing" secondItem="fdA-01-aaa" secondAttribute="trailing" constant="32" id="c06-aa-aaa"/>
                                <constraint firstItem="fdB-01-aaa" firstAttribute="leading" secondItem="fdA-01-aaa" secondAttribute="leading" id="c07-aa-aaa"/>
                                <constraint firstItem="fdB-01-aaa" firstAttribute="top" secondItem="fdA-01-aaa" secondAttribute="bottom" constant="16" id="c08-aa-aaa"/>
                                <constraint firstItem="fdB-01-aaa" firstAttribute="height" secondItem="fdA-01-aaa" secondAttribute="height" id="c09-aa-aaa"/>
                                <constraint firstItem="fdC-01-aaa" firstAttribute="leading" secondItem="fdB-01-aaa" secondAttribute="trailing" constant="16" id="c10-aa-aaa"/>
                                <constraint firstItem="fdC-01-aaa" firstAttribute="trailing" secondItem="fdA-01-aaa" secondAttribute="trailing" id="c11-aa-aaa"/>
                                <constraint firstItem="fdC-01-aaa" firstAttribute="width" secondItem="fdB-01-aaa" secondAttribute="width" id="c12-aa-aaa"/>
                                <constraint firstItem="fdC-01-aaa" firstAttribute="centerY" secondItem="fdB-01-aaa" secondAttribute="centerY" id="c13-aa-aaa"/>
                                <constraint firstItem="fdC-01-aaa" firstAttribute="height" secondItem="fdB-01-aaa" secondAttribute="height" id="c14-aa-aaa"/>
                                <constraint firstItem="btG-01-aaa" firstAttribute="top" secondItem="btA-01-aaa" secondAttribute="bottom" constant="8" id="c15-aa-aaa"/>
                                <constraint firstItem="btA-01-aaa" firstAttribute="centerX" secondItem="rtV-01-aaa" secondAttribute="centerX" id="c16-aa-aaa"/>
                                <constraint firstItem="btA-01-aaa" firstAttribute="top" secondItem="lbB-01-aaa" secondAttribute="bottom" constant="8" id="c17-aa-aaa"/>
                                <constraint firstItem="lbB-01-aaa" firstAttribute="leading" secondItem="rtV-01-aaa" secondAttribute="leading" constant="16" id="c18-aa-aaa"/>
                                <constraint firstItem="lbB-01-aaa" firstAttribute="width" relation="lessThanOrEqual" constant="200" id="c19-aa-aaa"/>
                                <constraint firstItem="fdB-01-aaa" firstAttribute="height" constant="99" id="c20-aa-aaa"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="length" destination="fdA-01-aaa" id="olA-01-aaa"/>
                            <outlet property="quantity" destination="fdB-01-aaa" id="olB-01-aaa"/>
                            <outlet property="titleLabel" destination="lbA-01-aaa" id="olC-01-aaa"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="frA-01-aaa" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="-104" y="-208"/>
            </scene>
        </scenes>
    </document>
    """

  /// As Xcode 15 writes: safe area, system and named colours, a stack view and containers, a larger device.
  static let xcode15 = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="nvA-15-bbb">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            <capability name="Named colors" minToolsVersion="9.0"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="System colors in document resources" minToolsVersion="11.0"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <scenes>
            <!--Navigation Controller-->
            <scene sceneID="scN-15-bbb">
                <objects>
                    <navigationController id="nvA-15-bbb" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="nbA-15-bbb">
                            <rect key="frame" x="0.0" y="59" width="393" height="44"/>
                        </navigationBar>
                        <connections>
                            <segue destination="vcA-15-bbb" kind="relationship" relationship="rootViewController" id="sgA-15-bbb"/>
                        </connections>
                    </navigationController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="frN-15-bbb" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
            <!--Chamber-->
            <scene sceneID="scA-15-bbb">
                <objects>
                    <viewController id="vcA-15-bbb" customClass="ChamberController" customModule="Chamber" customModuleProvider="target" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="rtV-15-bbb">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bxA-15-bbb" userLabel="Card">
                                    <rect key="frame" x="16" y="75" width="361" height="120"/>
                                    <subviews>
                                        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Temperature" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lbA-15-bbb">
                                            <rect key="frame" x="12" y="50" width="100" height="20"/>
                                            <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
                                            <color key="textColor" systemColor="secondaryLabelColor"/>
                                            <nil key="highlightedColor"/>
                                        </label>
                                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="fdA-15-bbb" customClass="NumberField" customModule="NumberField" customModuleProvider="target">
                                            <rect key="frame" x="120" y="38" width="229" height="44"/>
                                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                            <color key="tintColor" name="Accent"/>
                                            <constraints>
                                                <constraint firstAttribute="height" constant="44" id="c01-15-bbb"/>
                                            </constraints>
                                            <userDefinedRuntimeAttributes>
                                                <userDefinedRuntimeAttribute type="number" keyPath="minValue">
                                                    <integer key="value" value="-80"/>
                                                </userDefinedRuntimeAttribute>
                                                <userDefinedRuntimeAttribute type="number" keyPath="stepValue">
                                                    <real key="value" value="0.10000000000000001"/>
                                                </userDefinedRuntimeAttribute>
                                                <userDefinedRuntimeAttribute type="boolean" keyPath="usesGroupingSeparator" value="YES"/>
                                                <userDefinedRuntimeAttribute type="string" keyPath="locale" value="de_DE"/>
                                                <userDefinedRuntimeAttribute type="localizedString" keyPath="suffixLabel.text" value="°C"/>
                                                <userDefinedRuntimeAttribute type="image" keyPath="icon" value="drop"/>
                                            </userDefinedRuntimeAttributes>
                                        </view>
                                    </subviews>
                                    <color key="backgroundColor" systemColor="systemGray6Color"/>
                                    <constraints>
                                        <constraint firstItem="lbA-15-bbb" firstAttribute="leading" secondItem="bxA-15-bbb" secondAttribute="leading" constant="12" id="c02-15-bbb"/>
                                        <constraint firstItem="fdA-15-bbb" firstAttribute="leading" secondItem="lbA-15-bbb" secondAttribute="trailing" constant="8" symbolic="YES" id="c03-15-bbb"/>
                                        <constraint firstAttribute="trailing" secondItem="fdA-15-bbb" secondAttribute="trailing" constant="12" id="c04-15-bbb"/>
                                        <constraint firstItem="fdA-15-bbb" firstAttribute="centerY" secondItem="bxA-15-bbb" secondAttribute="centerY" id="c05-15-bbb"/>
                                        <constraint firstItem="lbA-15-bbb" firstAttribute="centerY" secondItem="fdA-15-bbb" secondAttribute="centerY" id="c06-15-bbb"/>
                                        <constraint firstAttribute="height" constant="120" id="c07-15-bbb"/>
                                    </constraints>
                                    <userDefinedRuntimeAttributes>
                                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                            <integer key="value" value="12"/>
                                        </userDefinedRuntimeAttribute>
                                    </userDefinedRuntimeAttributes>
                                </view>
                                <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="fillEqually" spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="stA-15-bbb">
                                    <rect key="frame" x="16" y="211" width="361" height="150"/>
                                    <subviews>
                                        <view contentMode="scaleToFill" id="fdB-15-bbb" customClass="NumberField" customModule="NumberField">
                                            <rect key="frame" x="0.0" y="0.0" width="361" height="70"/>
                                        </view>
                                        <stackView opaque="NO" contentMode="scaleToFill" distribution="fillEqually" spacing="20" translatesAutoresizingMaskIntoConstraints="NO" id="stB-15-bbb">
                                            <rect key="frame" x="0.0" y="80" width="361" height="70"/>
                                            <subviews>
                                                <view contentMode="scaleToFill" id="fdC-15-bbb" customClass="NumberField">
                                                    <rect key="frame" x="0.0" y="0.0" width="170.5" height="70"/>
                                                </view>
                                                <view contentMode="scaleToFill" id="fdD-15-bbb" customClass="NumberField">
                                                    <rect key="frame" x="190.5" y="0.0" width="170.5" height="70"/>
                                                </view>
                                            </subviews>
                                        </stackView>
                                    </subviews>
                                </stackView>
                                <view hidden="YES" contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="bxB-15-bbb" customClass="GraphView" customModule="Chamber">
                                    <rect key="frame" x="40" y="500" width="300" height="200"/>
                                    <subviews>
                                        <label opaque="NO" text="Inner" id="lbB-15-bbb">
                                            <rect key="frame" x="5" y="5" width="42" height="21"/>
                                            <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
                                            <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
                                        </label>
                                    </subviews>
                                </view>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="saA-15-bbb"/>
                            <color key="backgroundColor" systemColor="systemGroupedBackgroundColor"/>
                            <constraints>
                                <constraint firstItem="bxA-15-bbb" firstAttribute="top" secondItem="saA-15-bbb" secondAttribute="top" constant="16" id="c08-15-bbb"/>
                                <constraint firstItem="bxA-15-bbb" firstAttribute="leading" secondItem="saA-15-bbb" secondAttribute="leading" constant="16" id="c09-15-bbb"/>
                                <constraint firstItem="saA-15-bbb" firstAttribute="trailing" secondItem="bxA-15-bbb" secondAttribute="trailing" constant="16" id="c10-15-bbb"/>
                                <constraint firstItem="stA-15-bbb" firstAttribute="top" secondItem="bxA-15-bbb" secondAttribute="bottom" constant="16" id="c11-15-bbb"/>
                                <constraint firstItem="stA-15-bbb" firstAttribute="leading" secondItem="bxA-15-bbb" secondAttribute="leading" id="c12-15-bbb"/>
                                <constraint firstItem="stA-15-bbb" firstAttribute="width" secondItem="bxA-15-bbb" secondAttribute="width" id="c13-15-bbb"/>
                                <constraint firstItem="saA-15-bbb" firstAttribute="bottom" secondItem="stA-15-bbb" secondAttribute="bottom" constant="491" id="c14-15-bbb"/>
                                <constraint firstItem="stA-15-bbb" firstAttribute="width" secondItem="stA-15-bbb" secondAttribute="height" multiplier="2:1" priority="750" id="c15-15-bbb"/>
                            </constraints>
                        </view>
                        <navigationItem key="navigationItem" title="Chamber" id="niA-15-bbb"/>
                        <connections>
                            <outlet property="temperature" destination="fdA-15-bbb" id="olA-15-bbb"/>
                            <outlet property="pressure" destination="fdB-15-bbb" id="olB-15-bbb"/>
                            <outletCollection property="pair" destination="fdC-15-bbb" id="olC-15-bbb"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="frA-15-bbb" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="53" y="4"/>
            </scene>
        </scenes>
        <resources>
            <namedColor name="Accent">
                <color red="0.20000000298023224" green="0.40000000596046448" blue="0.60000002384185791" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </namedColor>
            <systemColor name="secondaryLabelColor">
                <color red="0.23529411764705882" green="0.23529411764705882" blue="0.2627450980392157" alpha="0.59999999999999998" colorSpace="custom" customColorSpace="sRGB"/>
            </systemColor>
            <systemColor name="systemBackgroundColor">
                <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
        </resources>
    </document>
    """

  /// A xib as Xcode 9 and later write: the file's owner holds the outlets.
  static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460.31" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="PanelOwner">
                <connections>
                    <outlet property="view" destination="vwA-09-ccc" id="olA-09-ccc"/>
                    <outlet property="price" destination="fdA-09-ccc" id="olB-09-ccc"/>
                </connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="vwA-09-ccc">
                <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <view contentMode="scaleToFill" id="fdA-09-ccc" customClass="NumberField">
                        <rect key="frame" x="20" y="20" width="280" height="40"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                        <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="string" keyPath="suffixLabel.text">
                                <string key="value">a
    b</string>
                            </userDefinedRuntimeAttribute>
                        </userDefinedRuntimeAttributes>
                    </view>
                    <label text="Bottom right" textAlignment="right" id="lbA-09-ccc">
                        <rect key="frame" x="200" y="170" width="100" height="20"/>
                        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/>
                    </label>
                    <label text="Middle" id="lbB-09-ccc">
                        <rect key="frame" x="110" y="90" width="100" height="20"/>
                        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES" flexibleMinY="YES" flexibleMaxY="YES"/>
                    </label>
                </subviews>
            </view>
        </objects>
    </document>
    """
}
