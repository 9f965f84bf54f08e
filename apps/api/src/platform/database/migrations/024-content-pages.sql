-- The pages of the first day, in English and Hindi.

insert into content_page (slug, language, body) values
('queries-complaints', 'en', $page$
{
  "title": "Queries and complaints",
  "description": "Answers, ways to pay, the papers a request needs, and whom to turn to when something went wrong.",
  "tabDetails": [
    {
      "id": "answers",
      "title": "Answers",
      "rows": [
        {
          "id": "ask-us",
          "position": "1.1",
          "heading": "Ask us",
          "body": "Most things can be done here without a call: payments, receipts, changes to your details, requests on a policy.\n\nCall {phone} ({phoneHours}) or write to {email} when you would rather talk to somebody. Keep your policy number at hand.",
          "searchKeys": [{ "label": "keywords", "value": "contact, phone, e-mail, help, customer care" }]
        },
        {
          "id": "follow",
          "position": "1.2",
          "heading": "Follow a request",
          "body": "Every request gets a ticket number and a promised date. Both stand under Track service requests, with each step that is done.",
          "searchKeys": [
            { "label": "keywords", "value": "ticket, status, request, promised date" },
            { "label": "path", "value": "/track-service-requests" }
          ]
        },
        {
          "id": "asked-most",
          "position": "2.1",
          "heading": "Asked most",
          "child": {
            "__typename": "Accordion",
            "items": [
              {
                "title": "I paid, but my policy does not show it",
                "body": "A payment is posted as soon as the bank confirms it, most often within minutes. Until then it is shown as in process: please do not pay again.\n\nIf the payment fails, your bank returns the amount by itself."
              },
              {
                "title": "Where is my receipt?",
                "body": "In the download center, by policy and financial year, together with the premium paid certificate. Both can be sent to your registered e-mail address."
              },
              {
                "title": "How do I change my mobile number or e-mail address?",
                "body": "Under Update mobile and Update e-mail. The change is confirmed by an OTP, and we tell the old address about it."
              },
              {
                "title": "My policy has lapsed. What now?",
                "body": "Look under Revival scheme or Reinstatement: they show which of your policies can be put back in force, until when, and what is to be paid."
              }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "payment, receipt, mobile, e-mail, lapsed, revival" }]
        }
      ]
    },
    {
      "id": "ways-to-pay",
      "title": "Ways to pay",
      "rows": [
        {
          "id": "ways",
          "position": "1.1",
          "heading": "Ways to pay your premium",
          "child": {
            "__typename": "Table",
            "caption": "Ways to pay a premium",
            "columns": ["Way", "What you need", "Good to know"],
            "cells": [
              ["Online, on this portal", "Policy number or mobile number", "By UPI, card or net banking. The receipt is there at once."],
              ["Auto-debit", "Bank account, card or UPI", "The premium is debited on its due date, within the limit you set. You can stop it at any time."],
              ["Cheque or demand draft", "Made out to {insurer}, with the policy number on the back", "It counts from the day it is cleared. A pickup can be booked under Cheque pickup."],
              ["At a branch", "Policy number", "Ask for the receipt before you leave."]
            ]
          },
          "searchKeys": [
            { "label": "keywords", "value": "pay, premium, UPI, card, net banking, cheque, auto-debit, branch" },
            { "label": "path", "value": "/pay-online" }
          ]
        },
        {
          "id": "grace",
          "position": "2.1",
          "heading": "Days of grace",
          "body": "A premium can still be paid after its due date: 15 days where premiums are paid monthly, 30 days otherwise. The policy stays in force during these days. After them it lapses, or goes on with reduced benefits where the plan provides for that.",
          "searchKeys": [{ "label": "keywords", "value": "grace period, late, due date, lapse" }]
        },
        {
          "id": "safe",
          "position": "2.2",
          "heading": "Pay safely",
          "body": "Pay only here, at a branch, or through your bank. {insurer} never asks you to pay into the account of a person, and never for your OTP, PIN or card details on the phone.",
          "searchKeys": [{ "label": "keywords", "value": "fraud, safety, OTP, PIN" }]
        }
      ]
    },
    {
      "id": "documents",
      "title": "Documents needed",
      "rows": [
        {
          "id": "papers",
          "position": "1.1",
          "heading": "What a request needs",
          "child": {
            "__typename": "Table",
            "caption": "Documents by request",
            "columns": ["Request", "Documents"],
            "cells": [
              ["Change of address", "One of: passport, driving licence, voter identity card, Aadhaar with the first eight digits masked"],
              ["Bank account for payouts", "A cancelled cheque with your name printed, or the first page of the passbook, or a bank statement"],
              ["Nominee", "None. For a nominee under 18, an appointee has to be named"],
              ["Nationality and tax residence", "Passport; visa or OCI card where you have one; the foreign tax identification number or a proof in its place"],
              ["Payment proof", "The bank statement or the confirmation that shows the debit"],
              ["Maturity or surrender", "Verified bank account, PAN, proof of identity; the policy document where we ask for it"],
              ["Death claim", "Claim form, death certificate, the nominee's proof of identity and bank account; after an accident also the police and post-mortem reports, after an illness the hospital's records"]
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "documents, proof, address, bank, nominee, claim, surrender, maturity" }]
        },
        {
          "id": "files",
          "position": "2.1",
          "heading": "Files that we can read",
          "body": "PNG, JPEG or PDF, up to 5 MB each. All four corners of the page should be seen, and the text should be sharp.\n\nA PDF that is protected by a password, or damaged, cannot be processed.",
          "searchKeys": [{ "label": "keywords", "value": "upload, file, PDF, photo, format, size" }]
        }
      ]
    },
    {
      "id": "complaints",
      "title": "Complaints",
      "rows": [
        {
          "id": "complain",
          "position": "1.1",
          "heading": "When something went wrong",
          "body": "Tell us under Raise a complaint. You get a ticket number, and an answer within 14 days.\n\nIf the answer does not put it right, go on step by step. Nothing of it costs you anything.",
          "searchKeys": [
            { "label": "keywords", "value": "complaint, grievance, problem" },
            { "label": "path", "value": "/raise-complaint" }
          ]
        },
        {
          "id": "ladder",
          "position": "2.1",
          "heading": "Step by step",
          "child": {
            "__typename": "Table",
            "caption": "Escalation of a complaint",
            "columns": ["Step", "Whom to turn to", "How", "What to expect"],
            "cells": [
              ["1", "Customer care", "Raise a complaint here, call {phone} or write to {email}", "Answer within 14 days"],
              ["2", "Grievance Redressal Officer of {insurer}", "Write to {email} with the ticket number and the words Grievance Redressal Officer, or by post to {address}", "Answer within 14 days of the complaint"],
              ["3", "Bima Bharosa, the regulator's portal (IRDAI)", "bimabharosa.irdai.gov.in, complaints@irdai.gov.in, toll-free 155255 or 1800 4254 732", "The complaint is registered with the regulator, who follows what we do about it"],
              ["4", "Insurance Ombudsman of your place", "www.cioins.co.in, online or in writing", "Award within three months of having all papers, free of charge, for amounts up to ₹50 lakh"]
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "escalation, grievance officer, IRDAI, Bima Bharosa, ombudsman" }]
        },
        {
          "id": "ombudsman",
          "position": "3.1",
          "heading": "About the Ombudsman",
          "child": {
            "__typename": "Accordion",
            "items": [
              {
                "title": "When may I go there?",
                "body": "When you have complained to us in writing and we have refused, or have not answered within one month, or you are not content with the answer. It has to be within one year from then, and no court or other forum may be dealing with the matter."
              },
              {
                "title": "Does the decision bind me?",
                "body": "It binds us. You are free to take it or not, and keep your right to go to a court or a consumer forum."
              },
              {
                "title": "Which Ombudsman is mine?",
                "body": "The one for the place where you live or where our branch is. The list with all addresses is at www.cioins.co.in."
              }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "ombudsman, award, one year, one month" }]
        }
      ]
    }
  ]
}
$page$::jsonb),

('queries-complaints', 'hi', $page$
{
  "title": "प्रश्न और शिकायतें",
  "description": "उत्तर, भुगतान के तरीके, अनुरोधों के लिए ज़रूरी कागज़ात, और कुछ गड़बड़ होने पर किससे संपर्क करें।",
  "tabDetails": [
    {
      "id": "answers",
      "title": "उत्तर",
      "rows": [
        {
          "id": "ask-us",
          "position": "1.1",
          "heading": "हमसे पूछें",
          "body": "अधिकतर काम यहीं, बिना कॉल किए हो जाते हैं: भुगतान, रसीदें, अपने विवरण में बदलाव और पॉलिसी से जुड़े अनुरोध।\n\nकिसी से बात करना चाहें तो {phone} ({phoneHours}) पर कॉल करें या {email} पर लिखें। अपना पॉलिसी नंबर पास रखें।",
          "searchKeys": [{ "label": "keywords", "value": "संपर्क, फ़ोन, ई-मेल, सहायता, ग्राहक सेवा" }]
        },
        {
          "id": "follow",
          "position": "1.2",
          "heading": "अनुरोध की स्थिति देखें",
          "body": "हर अनुरोध को एक टिकट नंबर और वादे की तारीख मिलती है। दोनों 'सेवा अनुरोध ट्रैक करें' में दिखते हैं, पूरे हुए हर चरण के साथ।",
          "searchKeys": [
            { "label": "keywords", "value": "टिकट, स्थिति, अनुरोध, वादे की तारीख" },
            { "label": "path", "value": "/track-service-requests" }
          ]
        },
        {
          "id": "asked-most",
          "position": "2.1",
          "heading": "सबसे ज़्यादा पूछे जाने वाले प्रश्न",
          "child": {
            "__typename": "Accordion",
            "items": [
              {
                "title": "मैंने भुगतान किया, पर पॉलिसी में नहीं दिख रहा",
                "body": "बैंक की पुष्टि मिलते ही भुगतान दर्ज हो जाता है, अक्सर कुछ ही मिनटों में। तब तक वह 'प्रक्रिया में' दिखता है: कृपया दोबारा भुगतान न करें।\n\nभुगतान असफल हो जाए तो आपका बैंक रकम अपने आप लौटा देता है।"
              },
              {
                "title": "मेरी रसीद कहाँ है?",
                "body": "डाउनलोड सेंटर में, पॉलिसी और वित्तीय वर्ष के अनुसार, प्रीमियम भुगतान प्रमाण-पत्र के साथ। दोनों आपके पंजीकृत ई-मेल पते पर भी भेजे जा सकते हैं।"
              },
              {
                "title": "मोबाइल नंबर या ई-मेल पता कैसे बदलूँ?",
                "body": "'मोबाइल अपडेट करें' और 'ई-मेल अपडेट करें' में। बदलाव की पुष्टि ओटीपी से होती है और पुराने पते पर भी सूचना जाती है।"
              },
              {
                "title": "मेरी पॉलिसी व्यपगत हो गई है। अब क्या करूँ?",
                "body": "'पुनर्चलन योजना' या 'बहाली' देखें: वहाँ दिखता है कि आपकी कौन-सी पॉलिसी फिर से चालू हो सकती है, कब तक, और कितना भुगतान करना होगा।"
              }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "भुगतान, रसीद, मोबाइल, ई-मेल, व्यपगत, पुनर्चलन" }]
        }
      ]
    },
    {
      "id": "ways-to-pay",
      "title": "भुगतान के तरीके",
      "rows": [
        {
          "id": "ways",
          "position": "1.1",
          "heading": "प्रीमियम भरने के तरीके",
          "child": {
            "__typename": "Table",
            "caption": "प्रीमियम भरने के तरीके",
            "columns": ["तरीका", "क्या चाहिए", "जानने योग्य"],
            "cells": [
              ["ऑनलाइन, इसी पोर्टल पर", "पॉलिसी नंबर या मोबाइल नंबर", "यूपीआई, कार्ड या नेट बैंकिंग से। रसीद तुरंत मिलती है।"],
              ["ऑटो-डेबिट", "बैंक खाता, कार्ड या यूपीआई", "प्रीमियम देय तारीख को, आपकी तय सीमा के भीतर कटता है। इसे कभी भी बंद किया जा सकता है।"],
              ["चेक या डिमांड ड्राफ़्ट", "{insurer} के नाम, पीछे पॉलिसी नंबर लिखा हुआ", "भुगतान उस दिन से माना जाता है जिस दिन चेक की रकम मिल जाए। 'चेक पिकअप' में पिकअप बुक किया जा सकता है।"],
              ["शाखा में", "पॉलिसी नंबर", "निकलने से पहले रसीद ज़रूर लें।"]
            ]
          },
          "searchKeys": [
            { "label": "keywords", "value": "भुगतान, प्रीमियम, यूपीआई, कार्ड, नेट बैंकिंग, चेक, ऑटो-डेबिट, शाखा" },
            { "label": "path", "value": "/pay-online" }
          ]
        },
        {
          "id": "grace",
          "position": "2.1",
          "heading": "अनुग्रह अवधि",
          "body": "देय तारीख के बाद भी प्रीमियम भरा जा सकता है: मासिक भुगतान में 15 दिन तक, बाकी में 30 दिन तक। इन दिनों में पॉलिसी चालू रहती है। उसके बाद वह व्यपगत हो जाती है, या जहाँ प्लान में हो वहाँ घटे हुए लाभ के साथ चलती है।",
          "searchKeys": [{ "label": "keywords", "value": "अनुग्रह अवधि, देरी, देय तारीख, व्यपगत" }]
        },
        {
          "id": "safe",
          "position": "2.2",
          "heading": "सुरक्षित भुगतान",
          "body": "भुगतान केवल यहाँ, शाखा में या अपने बैंक के ज़रिए करें। {insurer} कभी किसी व्यक्ति के खाते में भुगतान करने को नहीं कहता और फ़ोन पर कभी ओटीपी, पिन या कार्ड का विवरण नहीं माँगता।",
          "searchKeys": [{ "label": "keywords", "value": "धोखाधड़ी, सुरक्षा, ओटीपी, पिन" }]
        }
      ]
    },
    {
      "id": "documents",
      "title": "ज़रूरी दस्तावेज़",
      "rows": [
        {
          "id": "papers",
          "position": "1.1",
          "heading": "किस अनुरोध में क्या चाहिए",
          "child": {
            "__typename": "Table",
            "caption": "अनुरोध के अनुसार दस्तावेज़",
            "columns": ["अनुरोध", "दस्तावेज़"],
            "cells": [
              ["पते में बदलाव", "इनमें से एक: पासपोर्ट, ड्राइविंग लाइसेंस, मतदाता पहचान-पत्र, या आधार जिसके पहले आठ अंक छिपे हों"],
              ["भुगतान पाने का बैंक खाता", "आपके छपे हुए नाम वाला रद्द चेक, या पासबुक का पहला पन्ना, या बैंक स्टेटमेंट"],
              ["नामिती", "कोई नहीं। 18 वर्ष से कम आयु के नामिती के लिए एक नियुक्त व्यक्ति का नाम देना होता है"],
              ["राष्ट्रीयता और कर निवास", "पासपोर्ट; वीज़ा या ओसीआई कार्ड, यदि हो; विदेशी कर पहचान संख्या या उसकी जगह मान्य प्रमाण"],
              ["भुगतान का प्रमाण", "बैंक स्टेटमेंट या पुष्टि जिसमें रकम कटी हुई दिखे"],
              ["परिपक्वता या अभ्यर्पण", "सत्यापित बैंक खाता, पैन, पहचान का प्रमाण; माँगे जाने पर पॉलिसी दस्तावेज़"],
              ["मृत्यु दावा", "दावा फ़ॉर्म, मृत्यु प्रमाण-पत्र, नामिती की पहचान और बैंक खाते का प्रमाण; दुर्घटना होने पर पुलिस और पोस्ट-मॉर्टम रिपोर्ट भी, बीमारी होने पर अस्पताल के रिकॉर्ड"]
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "दस्तावेज़, प्रमाण, पता, बैंक, नामिती, दावा, अभ्यर्पण, परिपक्वता" }]
        },
        {
          "id": "files",
          "position": "2.1",
          "heading": "जो फ़ाइलें हम पढ़ सकते हैं",
          "body": "PNG, JPEG या PDF, हर फ़ाइल 5 MB तक। पन्ने के चारों कोने दिखने चाहिए और लिखावट साफ़ होनी चाहिए।\n\nपासवर्ड से सुरक्षित या खराब PDF पर काम नहीं हो सकता।",
          "searchKeys": [{ "label": "keywords", "value": "अपलोड, फ़ाइल, PDF, फ़ोटो, फ़ॉर्मैट, आकार" }]
        }
      ]
    },
    {
      "id": "complaints",
      "title": "शिकायतें",
      "rows": [
        {
          "id": "complain",
          "position": "1.1",
          "heading": "जब कुछ गड़बड़ हो जाए",
          "body": "'शिकायत दर्ज करें' में हमें बताएँ। आपको टिकट नंबर मिलेगा और 14 दिन के भीतर उत्तर।\n\nउत्तर से बात न बने तो एक-एक कदम आगे बढ़ें। इसमें आपका कुछ खर्च नहीं होता।",
          "searchKeys": [
            { "label": "keywords", "value": "शिकायत, समस्या" },
            { "label": "path", "value": "/raise-complaint" }
          ]
        },
        {
          "id": "ladder",
          "position": "2.1",
          "heading": "कदम दर कदम",
          "child": {
            "__typename": "Table",
            "caption": "शिकायत आगे बढ़ाने के चरण",
            "columns": ["चरण", "किससे संपर्क करें", "कैसे", "क्या उम्मीद रखें"],
            "cells": [
              ["1", "ग्राहक सेवा", "यहाँ शिकायत दर्ज करें, {phone} पर कॉल करें या {email} पर लिखें", "14 दिन के भीतर उत्तर"],
              ["2", "{insurer} के शिकायत निवारण अधिकारी", "टिकट नंबर और 'शिकायत निवारण अधिकारी' लिखकर {email} पर, या डाक से {address} पर लिखें", "शिकायत के 14 दिन के भीतर उत्तर"],
              ["3", "बीमा भरोसा, नियामक (IRDAI) का पोर्टल", "bimabharosa.irdai.gov.in, complaints@irdai.gov.in, टोल-फ़्री 155255 या 1800 4254 732", "शिकायत नियामक के यहाँ दर्ज होती है, जो हमारी कार्रवाई पर नज़र रखता है"],
              ["4", "आपके क्षेत्र के बीमा लोकपाल", "www.cioins.co.in पर ऑनलाइन, या लिखित में", "सभी कागज़ात मिलने के तीन महीने के भीतर निर्णय, निःशुल्क, ₹50 लाख तक की रकम के लिए"]
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "शिकायत निवारण अधिकारी, IRDAI, बीमा भरोसा, लोकपाल" }]
        },
        {
          "id": "ombudsman",
          "position": "3.1",
          "heading": "लोकपाल के बारे में",
          "child": {
            "__typename": "Accordion",
            "items": [
              {
                "title": "मैं वहाँ कब जा सकता हूँ?",
                "body": "जब आपने हमें लिखित शिकायत दी हो और हमने उसे अस्वीकार किया हो, या एक महीने में उत्तर न दिया हो, या आप उत्तर से संतुष्ट न हों। शिकायत तब से एक वर्ष के भीतर करनी होती है, और मामला किसी न्यायालय या दूसरे मंच के सामने नहीं होना चाहिए।"
              },
              {
                "title": "क्या निर्णय मुझ पर बाध्यकारी है?",
                "body": "वह हम पर बाध्यकारी है। आप उसे मानें या न मानें, यह आप पर है; न्यायालय या उपभोक्ता मंच जाने का आपका अधिकार बना रहता है।"
              },
              {
                "title": "मेरे लोकपाल कौन हैं?",
                "body": "जहाँ आप रहते हैं या जहाँ हमारी शाखा है, उस क्षेत्र के लोकपाल। सभी पतों की सूची www.cioins.co.in पर है।"
              }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "लोकपाल, निर्णय, एक वर्ष, एक महीना" }]
        }
      ]
    }
  ]
}
$page$::jsonb),

('login', 'en', $page$
{
  "title": "Help with signing in",
  "description": "How to sign in, and what to do when the OTP does not come or the login is locked.",
  "tabDetails": [
    {
      "id": "sign-in",
      "title": "Signing in",
      "rows": [
        {
          "id": "how",
          "position": "1.1",
          "heading": "How to sign in",
          "body": "Type your policy number (9 digits), your registered mobile number or your registered e-mail address. We send a one-time password (OTP) of 6 digits to your registered mobile number and e-mail address. It is valid for 5 minutes.",
          "searchKeys": [{ "label": "keywords", "value": "sign in, login, OTP, policy number" }]
        },
        {
          "id": "pay-only",
          "position": "1.2",
          "heading": "Only want to pay?",
          "body": "Under Pay online a policy number or mobile number is enough. You see what is due and can pay it, and no more.",
          "searchKeys": [
            { "label": "keywords", "value": "pay, quick, without OTP" },
            { "label": "path", "value": "/pay-online" }
          ]
        },
        {
          "id": "trouble",
          "position": "2.1",
          "heading": "When it does not work",
          "child": {
            "__typename": "Accordion",
            "items": [
              {
                "title": "The OTP does not come",
                "body": "Wait half a minute, then ask for another one; that can be done three times. Look into your e-mail too, and into the folder for unwanted mail. If the number or address on record is not yours any more, call {phone}."
              },
              {
                "title": "The OTP is not accepted",
                "body": "Only the newest one counts, and only for 5 minutes. After three wrong tries it is used up: ask for another one."
              },
              {
                "title": "My login is locked",
                "body": "After several failed attempts a login is locked for 30 minutes, on every way in. After that it opens by itself."
              },
              {
                "title": "It says that several customers share my number",
                "body": "Then the number alone does not tell who you are. Sign in with a policy number: it belongs to one customer only."
              },
              {
                "title": "I was signed out",
                "body": "For your safety a session ends after a while without a call. A message tells you two minutes before; press Stay signed in to go on."
              }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "OTP not received, wrong OTP, locked, blocked, signed out, session" }]
        },
        {
          "id": "companies",
          "position": "3.1",
          "heading": "Companies",
          "body": "Corporate clients sign in with their client id on a page of their own. The OTP goes to the contact that the company has registered.",
          "searchKeys": [
            { "label": "keywords", "value": "corporate, company, client id" },
            { "label": "path", "value": "/corporate-login" }
          ]
        }
      ]
    }
  ]
}
$page$::jsonb),

('login', 'hi', $page$
{
  "title": "साइन इन करने में सहायता",
  "description": "साइन इन कैसे करें, और ओटीपी न आए या लॉगिन बंद हो जाए तो क्या करें।",
  "tabDetails": [
    {
      "id": "sign-in",
      "title": "साइन इन",
      "rows": [
        {
          "id": "how",
          "position": "1.1",
          "heading": "साइन इन कैसे करें",
          "body": "अपना पॉलिसी नंबर (9 अंक), पंजीकृत मोबाइल नंबर या पंजीकृत ई-मेल पता लिखें। हम आपके पंजीकृत मोबाइल नंबर और ई-मेल पते पर 6 अंकों का ओटीपी भेजते हैं। वह 5 मिनट तक मान्य रहता है।",
          "searchKeys": [{ "label": "keywords", "value": "साइन इन, लॉगिन, ओटीपी, पॉलिसी नंबर" }]
        },
        {
          "id": "pay-only",
          "position": "1.2",
          "heading": "केवल भुगतान करना है?",
          "body": "'ऑनलाइन भुगतान' में पॉलिसी नंबर या मोबाइल नंबर काफ़ी है। वहाँ देय रकम दिखती है और उसका भुगतान हो सकता है, इससे अधिक कुछ नहीं।",
          "searchKeys": [
            { "label": "keywords", "value": "भुगतान, जल्दी, बिना ओटीपी" },
            { "label": "path", "value": "/pay-online" }
          ]
        },
        {
          "id": "trouble",
          "position": "2.1",
          "heading": "जब साइन इन न हो पाए",
          "child": {
            "__typename": "Accordion",
            "items": [
              {
                "title": "ओटीपी नहीं आ रहा",
                "body": "आधा मिनट रुककर दूसरा ओटीपी मँगाएँ; ऐसा तीन बार किया जा सकता है। अपना ई-मेल और उसका स्पैम फ़ोल्डर भी देखें। दर्ज नंबर या पता अब आपका न हो, तो {phone} पर कॉल करें।"
              },
              {
                "title": "ओटीपी स्वीकार नहीं हो रहा",
                "body": "केवल सबसे नया ओटीपी चलता है, और वह भी 5 मिनट तक। तीन बार गलत भरने पर वह बेकार हो जाता है: दूसरा मँगाएँ।"
              },
              {
                "title": "मेरा लॉगिन बंद हो गया है",
                "body": "कई असफल प्रयासों के बाद लॉगिन हर रास्ते से 30 मिनट के लिए बंद हो जाता है। उसके बाद वह अपने आप खुल जाता है।"
              },
              {
                "title": "संदेश आता है कि मेरा नंबर कई ग्राहकों का है",
                "body": "तब केवल नंबर से पता नहीं चलता कि आप कौन हैं। पॉलिसी नंबर से साइन इन करें: वह एक ही ग्राहक का होता है।"
              },
              {
                "title": "मैं अपने आप साइन आउट हो गया",
                "body": "आपकी सुरक्षा के लिए कुछ देर काम न होने पर सत्र समाप्त हो जाता है। दो मिनट पहले संदेश दिखता है; आगे बढ़ने के लिए 'साइन इन रहें' दबाएँ।"
              }
            ]
          },
          "searchKeys": [{ "label": "keywords", "value": "ओटीपी नहीं मिला, गलत ओटीपी, लॉक, बंद, साइन आउट, सत्र" }]
        },
        {
          "id": "companies",
          "position": "3.1",
          "heading": "कंपनियाँ",
          "body": "कॉर्पोरेट ग्राहक अपने अलग पेज पर क्लाइंट आईडी से साइन इन करते हैं। ओटीपी कंपनी के पंजीकृत संपर्क पर जाता है।",
          "searchKeys": [
            { "label": "keywords", "value": "कॉर्पोरेट, कंपनी, क्लाइंट आईडी" },
            { "label": "path", "value": "/corporate-login" }
          ]
        }
      ]
    }
  ]
}
$page$::jsonb);
