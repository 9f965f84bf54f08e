-- Riders that plans can take. Amounts in paise.
create table rider (
  code text primary key check (code ~ '^[A-Z0-9]{2,12}$'),
  position integer not null unique,
  uin text not null check (uin ~ '^[0-9]{3}B[0-9]{3}V[0-9]{2}$'),
  kind text not null check (kind in ('health', 'other')),
  name_en text not null,
  name_hi text not null,
  meaning_en text not null,
  meaning_hi text not null,
  entry_from integer not null,
  entry_to integer not null check (entry_to >= entry_from),
  ends_at_age integer not null check (ends_at_age > entry_to),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  step bigint not null check (step > 0),
  waiting_days integer not null default 0 check (waiting_days >= 0),
  needs_health boolean not null
);

-- Yearly premium in paise for each thousand rupees of sum assured, by the age at which the rider begins.
create table rider_rate (
  rider_code text not null references rider (code) on delete cascade,
  age_from integer not null,
  age_to integer not null check (age_to >= age_from),
  per_thousand bigint not null check (per_thousand > 0),
  primary key (rider_code, age_from)
);

create table plan_rider (
  plan_code text not null references plan (code) on delete cascade,
  rider_code text not null references rider (code) on delete cascade,
  primary key (plan_code, rider_code)
);

alter table policy_rider add column rider_code text references rider (code);
-- Paise, part of the policy's yearly premium; null for riders of before it was stored, whose premium is taken apart.
alter table policy_rider add column yearly_premium bigint check (yearly_premium > 0);
-- The anniversary on which its cover begins; null for the beginning of the policy.
alter table policy_rider add column starts_on date;

-- Questions of a declaration. A version is never changed: another wording is another version.
create table declaration_question (
  declaration text not null,
  version integer not null check (version > 0),
  position integer not null,
  id text not null check (id ~ '^[a-z]+(-[a-z]+)*$'),
  kind text not null check (kind in ('yes-no', 'number')),
  text_en text not null,
  text_hi text not null,
  least integer,
  most integer,
  primary key (declaration, version, position),
  unique (declaration, version, id),
  check ((kind = 'number') = (least is not null and most is not null))
);

insert into declaration_question (declaration, version, position, id, kind, text_en, text_hi, least, most) values
  ('health', 1, 1, 'height', 'number', 'Height in centimetres', 'लंबाई सेंटीमीटर में', 50, 250),
  ('health', 1, 2, 'weight', 'number', 'Weight in kilograms', 'वज़न किलोग्राम में', 20, 300),
  ('health', 1, 3, 'heart', 'yes-no', 'A heart condition, high blood pressure or a stroke?', 'दिल की बीमारी, हाई ब्लड प्रेशर या लकवा?', null, null),
  ('health', 1, 4, 'diabetes', 'yes-no', 'Diabetes or high blood sugar?', 'डायबिटीज़ या ज़्यादा ब्लड शुगर?', null, null),
  ('health', 1, 5, 'cancer', 'yes-no', 'Cancer or a tumour?', 'कैंसर या ट्यूमर?', null, null),
  ('health', 1, 6, 'lungs', 'yes-no', 'Asthma, tuberculosis or another lung condition?', 'दमा, टीबी या फेफड़ों की कोई और बीमारी?', null, null),
  ('health', 1, 7, 'organs', 'yes-no', 'A condition of the kidneys, liver or stomach?', 'किडनी, लिवर या पेट की बीमारी?', null, null),
  ('health', 1, 8, 'nerves', 'yes-no', 'A condition of the nerves or of mental health?', 'नसों या मानसिक स्वास्थ्य की कोई बीमारी?', null, null),
  ('health', 1, 9, 'blood', 'yes-no', 'A blood condition, HIV or hepatitis?', 'खून की बीमारी, एचआईवी या हेपेटाइटिस?', null, null),
  ('health', 1, 10, 'hospital', 'yes-no', 'An operation or a stay in hospital in the last 5 years?', 'पिछले 5 साल में ऑपरेशन या अस्पताल में भर्ती?', null, null),
  ('health', 1, 11, 'tests', 'yes-no', 'Medical tests that are advised or due?', 'कोई जाँच जो बताई गई हो या बाकी हो?', null, null),
  ('health', 1, 12, 'medicines', 'yes-no', 'Medicines taken now?', 'अभी कोई दवा चल रही है?', null, null),
  ('health', 1, 13, 'pregnancy', 'yes-no', 'A pregnancy now?', 'अभी गर्भावस्था है?', null, null),
  ('health', 1, 14, 'family', 'yes-no', 'A parent, brother or sister with heart disease, cancer or diabetes before 60?', 'माता-पिता या भाई-बहन को 60 की उम्र से पहले दिल की बीमारी, कैंसर या डायबिटीज़?', null, null),
  ('health', 1, 15, 'tobacco', 'yes-no', 'Tobacco in any form in the last 12 months?', 'पिछले 12 महीने में किसी भी रूप में तंबाकू?', null, null),
  ('health', 1, 16, 'alcohol', 'yes-no', 'Alcohol every week, or drugs at any time?', 'हर हफ़्ते शराब, या कभी भी नशीली दवा?', null, null),
  ('health', 1, 17, 'risk', 'yes-no', 'A dangerous sport or job, or flying other than as a passenger?', 'जोखिम वाला खेल या काम, या यात्री के अलावा हवाई उड़ान?', null, null),
  ('health', 1, 18, 'refused', 'yes-no', 'Another policy that was refused, put off or made dearer?', 'कोई पॉलिसी जो नामंज़ूर हुई, टाली गई या महँगी की गई?', null, null);
