// Public interface of the exports: each takes records and returns a named table for createDocumentResponse.
export { custodyDocument } from './exports/custody.ts';
export { operationDocument, operationsDocument } from './exports/operations.ts';
export { organizationsDocument } from './exports/organizations.ts';
export { findReportOperations, reportDocument } from './exports/reports.ts';
export { type Statement, statementDocument } from './exports/statement.ts';
