-- Hours of a day of the week, in India, in which the whole portal closes every week.
create table maintenance_day (
  weekday text not null
    check (weekday in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
  -- HH:MM. An end that is not after the start is on the next day.
  start_time text not null check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  end_time text not null check (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  primary key (weekday, start_time)
);
