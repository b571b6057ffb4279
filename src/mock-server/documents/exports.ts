// The one door to the exports: records in, a named table out, ready for createDocumentResponse.
export { custodyDocument } from './exports/custody.ts';
export { operationDocument, operationsDocument } from './exports/operations.ts';
export { organizationsDocument } from './exports/organizations.ts';
export { findReportOperations, reportDocument } from './exports/reports.ts';
export { type Statement, statementDocument } from './exports/statement.ts';
