// biome-ignore-all assist/source/organizeImports: grouped by domain, each value before its types

export { decide } from './decide.ts';
export type { Clause, Decision } from './decide.ts';

// Dates: calendar dates, and the clock of India
export { isCalendarDate } from './dates/calendar-date.ts';
export type { CalendarDate } from './dates/calendar-date.ts';
export { parseIsoDate } from './dates/parse-iso-date.ts';
export { parseDayFirstDate } from './dates/parse-day-first-date.ts';
export { parseServerDate } from './dates/parse-server-date.ts';
export { formatDate } from './dates/format-date.ts';
export { formatServerDate } from './dates/format-server-date.ts';
export { formatOrdinalDate } from './dates/format-ordinal-date.ts';
export { format12HourTime } from './dates/format-12-hour-time.ts';
export { indiaInstant, todayInIndia } from './dates/india-time.ts';
export type { ClockTime } from './dates/india-time.ts';
export { calendarDaysBetween } from './dates/calendar-days-between.ts';
export { addCalendarDays } from './dates/add-calendar-days.ts';
export { ageOn } from './dates/age-on.ts';
export { financialYearOf } from './dates/financial-year.ts';
export type { FinancialYear } from './dates/financial-year.ts';
export { FIRST_FINANCIAL_YEAR, listFinancialYears } from './dates/list-financial-years.ts';

// Money: whole paise
export { formatRupees } from './money/format-rupees.ts';
export type { FormatRupeesOptions } from './money/format-rupees.ts';
export { parseRupees } from './money/parse-rupees.ts';
export type { RupeesReason } from './money/parse-rupees.ts';
export type { Paise } from './money/paise.ts';

// Formats: the value in its one form, or why the text is wrong
export { FORMAT_REASONS } from './format/format-check.ts';
export type { FormatCheck, FormatReason } from './format/format-check.ts';
export type { FiguresReason } from './format/check-figures.ts';
export { checkPolicyNumber } from './format/check-policy-number.ts';
export { checkClientId } from './format/check-client-id.ts';
export { checkMobile } from './format/check-mobile.ts';
export type { Mobile, MobileReason } from './format/check-mobile.ts';
export { checkEmail } from './format/check-email.ts';
export type { EmailReason } from './format/check-email.ts';
export { checkOtp } from './format/check-otp.ts';
export { checkPan, PAN_HOLDER_TYPES } from './format/check-pan.ts';
export type { Pan, PanHolderType, PanReason } from './format/check-pan.ts';
export { checkAadhaar } from './format/check-aadhaar.ts';
export { checkIfsc } from './format/check-ifsc.ts';
export type { IfscReason } from './format/check-ifsc.ts';
export { checkMicr } from './format/check-micr.ts';
export { checkBankAccount } from './format/check-bank-account.ts';
export { checkPinCode } from './format/check-pin-code.ts';
export { checkTicketNumber } from './format/check-ticket-number.ts';

// Login
export { recogniseLoginId } from './login/recognise-login-id.ts';
export type { LoginId } from './login/recognise-login-id.ts';
export { OTP_LIMITS } from './login/otp-limits.ts';

// Masking
export { NAME_TITLES, stripNameTitle } from './masking/strip-name-title.ts';
export { initialsOf } from './masking/initials-of.ts';
export { maskEmail } from './masking/mask-email.ts';
export { maskPhone } from './masking/mask-phone.ts';
export { maskMiddle } from './masking/mask-middle.ts';
export { maskAadhaar } from './masking/mask-aadhaar.ts';

// Payment
export { PAYMENT_PATHS, paymentButtonClauses, showsPaymentButton } from './payment/shows-payment-button.ts';
export type { PaymentButtonFacts, PaymentButtonReason } from './payment/shows-payment-button.ts';

// Policy
export { policyLinkId, policyNoOfLinkId } from './policy/policy-link.ts';
export type { PolicyLinkContext } from './policy/policy-link.ts';

// Maintenance
export { MAINTENANCE_NOTICE_MINUTES, maintenanceState } from './maintenance/maintenance-state.ts';
export type { MaintenanceState } from './maintenance/maintenance-state.ts';
export type { ClosingCause } from './maintenance/spans.ts';
export { pathsClosed } from './maintenance/paths-closed.ts';
export { fillMaintenanceMessage } from './maintenance/fill-maintenance-message.ts';
export { CORE_SERVICE_PATHS, DEFAULT_MAINTENANCE } from './maintenance/default-maintenance.ts';
export { WEEKDAYS } from './maintenance/maintenance-schedule.ts';
export type {
  ClockWindow,
  CoreDowntimeWindow,
  DayWindow,
  MaintenanceSchedule,
  Weekday,
  WeekNumber,
} from './maintenance/maintenance-schedule.ts';

// Content and screens
export { servicePath } from './content/service-path.ts';
export { countNotifications } from './content/count-notifications.ts';
export { arrangeContent, parseContentPlace } from './content/arrange-content.ts';
export type { ContentPlace } from './content/arrange-content.ts';
export { BREAKPOINTS, deviceClassOf } from './content/device-class.ts';
export type { DeviceClass } from './content/device-class.ts';
