-- The due date of a premium decides its GST, not the day on which it is paid.

update content_banner set text = 'Premiums due from 22 September 2025 carry no GST. Group insurance is still taxed.'
where id = 'no-gst' and language = 'en';
update content_banner set text = '22 सितंबर 2025 से देय प्रीमियम पर जीएसटी नहीं लगता। समूह बीमा पर कर अब भी लगता है।'
where id = 'no-gst' and language = 'hi';
update content_question set answer = replace(answer,
  'carry no GST since 22 September 2025.', 'that fall due from 22 September 2025 carry no GST, whenever they are paid.')
where id = 'gst' and language = 'en';
update content_question set answer = replace(answer,
  '22 सितंबर 2025 से जीएसटी नहीं लगता।', '22 सितंबर 2025 या उसके बाद देय होने पर जीएसटी नहीं लगता।')
where id = 'gst' and language = 'hi';
