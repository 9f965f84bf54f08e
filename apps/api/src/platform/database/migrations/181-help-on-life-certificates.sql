-- A life certificate can be given online.
update content_question set answer =
 'Open Give a life certificate. Give it with the camera and Aadhaar, send a signed form, or choose a video call, a visit at home, a branch or a call from us. One certificate counts for all your annuities. If it is late, later payments wait for it, and you get all of them afterwards.'
where id = 'life-certificate' and language = 'en';
update content_question set answer =
 '''जीवन प्रमाणपत्र दें'' खोलें। कैमरे और आधार से दें, दस्तख़त वाला फ़ॉर्म भेजें, या वीडियो कॉल, घर पर मुलाक़ात, शाखा या हमारी कॉल चुनें। एक प्रमाणपत्र आपकी सभी पेंशन के लिए है। देर हुई तो बाद के भुगतान रुकते हैं, और प्रमाणपत्र के बाद सब मिलते हैं।'
where id = 'life-certificate' and language = 'hi';
update content_question set answer =
 'Have a form signed by a notary or at an Indian embassy or consulate. Open Give a life certificate, choose the signed form, and send a photo of it. If your Aadhaar is linked to a mobile number that works abroad, a picture is enough.'
where id = 'life-certificate-abroad' and language = 'en';
update content_question set answer =
 'फ़ॉर्म पर भारतीय दूतावास, वाणिज्य दूतावास या नोटरी के दस्तख़त कराएँ। ''जीवन प्रमाणपत्र दें'' खोलें, दस्तख़त वाला फ़ॉर्म चुनें और उसकी फ़ोटो भेजें। अगर आधार ऐसे मोबाइल नंबर से जुड़ा है जो विदेश में चलता है, तो एक फ़ोटो काफ़ी है।'
where id = 'life-certificate-abroad' and language = 'hi';
