-- Help and banners name unclaimed amounts in Hindi as the menu does.
update content_question set question = replace(question, 'अदावी राशि', 'बिना दावे की राशि'),
  answer = replace(answer, 'अदावी राशि', 'बिना दावे की राशि')
where language = 'hi' and (question like '%अदावी राशि%' or answer like '%अदावी राशि%');
update content_banner set text = replace(text, 'अदावी राशि', 'बिना दावे की राशि')
where language = 'hi' and text like '%अदावी राशि%';
update content_search set title = replace(title, 'अदावी राशि', 'बिना दावे की राशि'),
  description = replace(description, 'अदावी राशि', 'बिना दावे की राशि')
where language = 'hi' and (title like '%अदावी राशि%' or description like '%अदावी राशि%');
