// The whole public face, by domain: each value, then its types.

export type { ContentPlace } from './content/arrange-content.ts';
export { arrangeContent, parseContentPlace } from './content/arrange-content.ts';
export { countNotifications } from './content/count-notifications.ts';
export type { DeviceClass } from './content/device-class.ts';
export { BREAKPOINTS, deviceClassOf } from './content/device-class.ts';
// Content and screens
export { servicePath } from './content/service-path.ts';
export { addCalendarDays } from './dates/add-calendar-days.ts';
export { ageOn } from './dates/age-on.ts';
export type { CalendarDate } from './dates/calendar-date.ts';
// Dates: calendar dates, India's clock
export { isCalendarDate } from './dates/calendar-date.ts';
export { calendarDaysBetween } from './dates/calendar-days-between.ts';
export type { FinancialYear } from './dates/financial-year.ts';
export { financialYearOf } from './dates/financial-year.ts';
export { format12HourTime } from './dates/format-12-hour-time.ts';
export { formatDate } from './dates/format-date.ts';
export { formatOrdinalDate } from './dates/format-ordinal-date.ts';
export { formatServerDate } from './dates/format-server-date.ts';
export type { ClockTime } from './dates/india-time.ts';
export { indiaInstant, todayInIndia } from './dates/india-time.ts';
export { FIRST_FINANCIAL_YEAR, listFinancialYears } from './dates/list-financial-years.ts';
export { parseDayFirstDate } from './dates/parse-day-first-date.ts';
export { parseIsoDate } from './dates/parse-iso-date.ts';
export { parseServerDate } from './dates/parse-server-date.ts';
export type { Clause, Decision } from './decide.ts';
export { decide } from './decide.ts';
export { checkAadhaar } from './format/check-aadhaar.ts';
export { checkBankAccount } from './format/check-bank-account.ts';
export { checkClientId } from './format/check-client-id.ts';
export type { EmailReason } from './format/check-email.ts';
export { checkEmail } from './format/check-email.ts';
export type { FiguresReason } from './format/check-figures.ts';
export type { IfscReason } from './format/check-ifsc.ts';
export { checkIfsc } from './format/check-ifsc.ts';
export { checkMicr } from './format/check-micr.ts';
export type { Mobile, MobileReason } from './format/check-mobile.ts';
export { checkMobile } from './format/check-mobile.ts';
export { checkOtp } from './format/check-otp.ts';
export type { Pan, PanHolderType, PanReason } from './format/check-pan.ts';
export { checkPan, PAN_HOLDER_TYPES } from './format/check-pan.ts';
export { checkPinCode } from './format/check-pin-code.ts';
export { checkPolicyNumber } from './format/check-policy-number.ts';
export { checkTicketNumber } from './format/check-ticket-number.ts';
export type { FormatCheck, FormatReason } from './format/format-check.ts';
// Formats: the value in its one form, or why the text is wrong
export { FORMAT_REASONS } from './format/format-check.ts';
export { OTP_LIMITS } from './login/otp-limits.ts';
export type { LoginId } from './login/recognise-login-id.ts';
// Login
export { recogniseLoginId } from './login/recognise-login-id.ts';
export { CORE_SERVICE_PATHS, DEFAULT_MAINTENANCE } from './maintenance/default-maintenance.ts';
export { fillMaintenanceMessage } from './maintenance/fill-maintenance-message.ts';
export type {
  ClockWindow,
  DowntimeRow,
  MaintenanceConfiguration,
  Weekday,
  WeekNumber,
} from './maintenance/maintenance-configuration.ts';
export { WEEKDAYS } from './maintenance/maintenance-configuration.ts';
export type { MaintenanceState } from './maintenance/maintenance-state.ts';
// Maintenance
export { MAINTENANCE_NOTICE_MINUTES, maintenanceState } from './maintenance/maintenance-state.ts';
export { pathsClosed } from './maintenance/paths-closed.ts';
export { initialsOf } from './masking/initials-of.ts';
export { maskAadhaar } from './masking/mask-aadhaar.ts';
export { maskEmail } from './masking/mask-email.ts';
export { maskMiddle } from './masking/mask-middle.ts';
export { maskPhone } from './masking/mask-phone.ts';
// Masking
export { NAME_TITLES, stripNameTitle } from './masking/strip-name-title.ts';
export type { FormatRupeesOptions } from './money/format-rupees.ts';
// Money: whole paise
export { formatRupees } from './money/format-rupees.ts';
export type { Paise } from './money/paise.ts';
export type { RupeesReason } from './money/parse-rupees.ts';
export { parseRupees } from './money/parse-rupees.ts';
export type { PaymentButtonFacts, PaymentButtonReason } from './payment/shows-payment-button.ts';
// Payment
export { PAYMENT_PATHS, paymentButtonClauses, showsPaymentButton } from './payment/shows-payment-button.ts';
export type { PolicyLinkContext } from './policy/policy-link.ts';
// Policy
export { policyLinkId, policyNoOfLinkId } from './policy/policy-link.ts';
