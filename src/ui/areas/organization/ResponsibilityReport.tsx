// /organization/responsibility-report.
export { Reports as default } from '../../features/reports/Reports.tsx';
