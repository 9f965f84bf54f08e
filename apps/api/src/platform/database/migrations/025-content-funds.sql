-- What the funds of unit-linked policies are for. What a unit costs is published daily and stands in fund_nav, not here.

insert into content_page (slug, language, body) values
('ulip-portfolio', 'en', $page$
{
  "title": "Funds of unit-linked policies",
  "description": "What each fund invests in, and how much its value may swing.",
  "tabDetails": [
    {
      "id": "funds",
      "title": "Funds",
      "rows": [
        {
          "id": "growth",
          "position": "1.1",
          "child": {
            "__typename": "FundDetails",
            "fundCode": "GRO",
            "fundName": "Growth Fund",
            "objective": "Growth over many years, by investing mostly in shares of large companies.",
            "riskLevel": "High",
            "sfin": "ULIF00101/01/10MRUGROWTH199",
            "facts": [
              { "label": "Shares", "value": "80 to 100 %" },
              { "label": "Debt and money market", "value": "0 to 20 %" },
              { "label": "Suits", "value": "A horizon of ten years or more" }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "growth, equity, shares" }]
        },
        {
          "id": "balanced",
          "position": "1.2",
          "child": {
            "__typename": "FundDetails",
            "fundCode": "BAL",
            "fundName": "Balanced Fund",
            "objective": "Growth with less swing, by a balance of shares and bonds.",
            "riskLevel": "Medium",
            "sfin": "ULIF00201/01/10MRUBALANCE199",
            "facts": [
              { "label": "Shares", "value": "40 to 60 %" },
              { "label": "Debt and money market", "value": "40 to 60 %" },
              { "label": "Suits", "value": "A horizon of five to ten years" }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "balanced, shares, bonds" }]
        },
        {
          "id": "secure",
          "position": "2.1",
          "child": {
            "__typename": "FundDetails",
            "fundCode": "SEC",
            "fundName": "Secure Fund",
            "objective": "A steady return, by investing in government and highly rated corporate bonds.",
            "riskLevel": "Low",
            "sfin": "ULIF00301/01/10MRUSECURE199",
            "facts": [
              { "label": "Government securities", "value": "50 to 100 %" },
              { "label": "Corporate bonds and money market", "value": "0 to 50 %" },
              { "label": "Suits", "value": "Those who are near their goal" }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "secure, bonds, debt, government securities" }]
        },
        {
          "id": "mid-cap",
          "position": "2.2",
          "child": {
            "__typename": "FundDetails",
            "fundCode": "MID",
            "fundName": "Mid Cap Opportunities Fund",
            "objective": "High growth over many years, by investing in shares of medium-sized companies. The value may swing widely.",
            "riskLevel": "High",
            "sfin": "ULIF00401/07/15MRUMIDCAP199",
            "facts": [
              { "label": "Shares, mostly mid cap", "value": "80 to 100 %" },
              { "label": "Debt and money market", "value": "0 to 20 %" },
              { "label": "Suits", "value": "A horizon of ten years or more, and calm nerves" }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "mid cap, equity, shares" }]
        },
        {
          "id": "liquid",
          "position": "3.1",
          "child": {
            "__typename": "FundDetails",
            "fundCode": "LIQ",
            "fundName": "Liquid Fund",
            "objective": "To keep the value, by investing in short-term and money-market instruments.",
            "riskLevel": "Low",
            "sfin": "ULIF00501/07/15MRULIQUID199",
            "facts": [
              { "label": "Money market and short-term debt", "value": "100 %" },
              { "label": "Suits", "value": "Money that waits to be switched or withdrawn" }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "liquid, money market, short term" }]
        }
      ]
    },
    {
      "id": "basics",
      "title": "Good to know",
      "rows": [
        {
          "id": "risk",
          "position": "1.1",
          "heading": "The risk is yours",
          "body": "In unit-linked insurance the investment risk in the portfolio is borne by the policyholder. The value of units may go up or down. Past performance does not promise anything for the future, and the name of a fund says nothing about its quality.",
          "searchKeys": [{ "label": "keywords", "value": "risk, market, past performance" }]
        },
        {
          "id": "terms",
          "position": "2.1",
          "heading": "In short",
          "child": {
            "__typename": "Accordion",
            "items": [
              {
                "title": "What is the NAV?",
                "body": "The net asset value: what one unit of a fund is worth on a day. It is published for every business day. Units times NAV is the value of your fund."
              },
              {
                "title": "Which NAV applies to a switch?",
                "body": "For a request that reaches us before 3 pm on a business day, the NAV of that day; otherwise that of the next business day."
              },
              {
                "title": "When can I take money out?",
                "body": "After a lock-in of five years from the start of the policy, within the limits of your plan. A policy that is given up before that goes on in a discontinued policy fund until the five years are over."
              }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "NAV, unit, switch, cut-off, lock-in, withdrawal" }]
        }
      ]
    }
  ]
}
$page$::jsonb),

('ulip-portfolio', 'hi', $page$
{
  "title": "यूनिट-लिंक्ड पॉलिसियों के फंड",
  "description": "हर फंड कहाँ निवेश करता है, और उसका मूल्य कितना घट-बढ़ सकता है।",
  "tabDetails": [
    {
      "id": "funds",
      "title": "फंड",
      "rows": [
        {
          "id": "growth",
          "position": "1.1",
          "child": {
            "__typename": "FundDetails",
            "fundCode": "GRO",
            "fundName": "ग्रोथ फंड",
            "objective": "मुख्यतः बड़ी कंपनियों के शेयरों में निवेश करके लंबी अवधि में वृद्धि।",
            "riskLevel": "अधिक",
            "sfin": "ULIF00101/01/10MRUGROWTH199",
            "facts": [
              { "label": "शेयर", "value": "80 से 100 %" },
              { "label": "ऋण और मुद्रा बाज़ार", "value": "0 से 20 %" },
              { "label": "किसके लिए उपयुक्त", "value": "दस वर्ष या उससे लंबी अवधि" }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "ग्रोथ, इक्विटी, शेयर" }]
        },
        {
          "id": "balanced",
          "position": "1.2",
          "child": {
            "__typename": "FundDetails",
            "fundCode": "BAL",
            "fundName": "बैलेंस्ड फंड",
            "objective": "शेयरों और बॉन्डों के संतुलन से, कम उतार-चढ़ाव के साथ वृद्धि।",
            "riskLevel": "मध्यम",
            "sfin": "ULIF00201/01/10MRUBALANCE199",
            "facts": [
              { "label": "शेयर", "value": "40 से 60 %" },
              { "label": "ऋण और मुद्रा बाज़ार", "value": "40 से 60 %" },
              { "label": "किसके लिए उपयुक्त", "value": "पाँच से दस वर्ष की अवधि" }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "बैलेंस्ड, शेयर, बॉन्ड" }]
        },
        {
          "id": "secure",
          "position": "2.1",
          "child": {
            "__typename": "FundDetails",
            "fundCode": "SEC",
            "fundName": "सिक्योर फंड",
            "objective": "सरकारी प्रतिभूतियों और ऊँची रेटिंग वाले कॉर्पोरेट बॉन्डों में निवेश करके स्थिर प्रतिफल।",
            "riskLevel": "कम",
            "sfin": "ULIF00301/01/10MRUSECURE199",
            "facts": [
              { "label": "सरकारी प्रतिभूतियाँ", "value": "50 से 100 %" },
              { "label": "कॉर्पोरेट बॉन्ड और मुद्रा बाज़ार", "value": "0 से 50 %" },
              { "label": "किसके लिए उपयुक्त", "value": "जो अपने लक्ष्य के निकट हैं" }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "सिक्योर, बॉन्ड, ऋण, सरकारी प्रतिभूतियाँ" }]
        },
        {
          "id": "mid-cap",
          "position": "2.2",
          "child": {
            "__typename": "FundDetails",
            "fundCode": "MID",
            "fundName": "मिड कैप अपॉर्चुनिटीज़ फंड",
            "objective": "मध्यम आकार की कंपनियों के शेयरों में निवेश करके लंबी अवधि में ऊँची वृद्धि। मूल्य में बड़ा उतार-चढ़ाव हो सकता है।",
            "riskLevel": "अधिक",
            "sfin": "ULIF00401/07/15MRUMIDCAP199",
            "facts": [
              { "label": "शेयर, मुख्यतः मिड कैप", "value": "80 से 100 %" },
              { "label": "ऋण और मुद्रा बाज़ार", "value": "0 से 20 %" },
              { "label": "किसके लिए उपयुक्त", "value": "दस वर्ष या उससे लंबी अवधि, और धैर्य" }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "मिड कैप, इक्विटी, शेयर" }]
        },
        {
          "id": "liquid",
          "position": "3.1",
          "child": {
            "__typename": "FundDetails",
            "fundCode": "LIQ",
            "fundName": "लिक्विड फंड",
            "objective": "अल्पावधि और मुद्रा बाज़ार के साधनों में निवेश करके मूल्य को बनाए रखना।",
            "riskLevel": "कम",
            "sfin": "ULIF00501/07/15MRULIQUID199",
            "facts": [
              { "label": "मुद्रा बाज़ार और अल्पावधि ऋण", "value": "100 %" },
              { "label": "किसके लिए उपयुक्त", "value": "जो पैसा स्विच या निकासी की प्रतीक्षा में है" }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "लिक्विड, मुद्रा बाज़ार, अल्पावधि" }]
        }
      ]
    },
    {
      "id": "basics",
      "title": "जानने योग्य",
      "rows": [
        {
          "id": "risk",
          "position": "1.1",
          "heading": "जोखिम आपका है",
          "body": "यूनिट-लिंक्ड बीमा में निवेश का जोखिम पॉलिसीधारक उठाता है। यूनिटों का मूल्य बढ़ भी सकता है और घट भी। पिछला प्रदर्शन भविष्य का कोई वादा नहीं है, और फंड का नाम उसकी गुणवत्ता के बारे में कुछ नहीं बताता।",
          "searchKeys": [{ "label": "keywords", "value": "जोखिम, बाज़ार, पिछला प्रदर्शन" }]
        },
        {
          "id": "terms",
          "position": "2.1",
          "heading": "संक्षेप में",
          "child": {
            "__typename": "Accordion",
            "items": [
              {
                "title": "एनएवी क्या है?",
                "body": "शुद्ध परिसंपत्ति मूल्य: किसी दिन फंड की एक यूनिट का मूल्य। यह हर कारोबारी दिन के लिए प्रकाशित होता है। यूनिटों की संख्या को एनएवी से गुणा करने पर आपके फंड का मूल्य मिलता है।"
              },
              {
                "title": "स्विच पर कौन-सा एनएवी लागू होता है?",
                "body": "कारोबारी दिन में दोपहर 3 बजे से पहले मिले अनुरोध पर उसी दिन का एनएवी; उसके बाद मिले अनुरोध पर अगले कारोबारी दिन का।"
              },
              {
                "title": "मैं पैसा कब निकाल सकता हूँ?",
                "body": "पॉलिसी शुरू होने से पाँच वर्ष की लॉक-इन अवधि के बाद, अपने प्लान की सीमाओं के भीतर। उससे पहले छोड़ी गई पॉलिसी की रकम पाँच वर्ष पूरे होने तक बंद पॉलिसी फंड में रहती है।"
              }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "एनएवी, यूनिट, स्विच, समय सीमा, लॉक-इन, निकासी" }]
        }
      ]
    }
  ]
}
$page$::jsonb);
