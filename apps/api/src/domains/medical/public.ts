export { findMedicalNews } from './news.ts';
export { reportAppointment } from './report-appointment.ts';
