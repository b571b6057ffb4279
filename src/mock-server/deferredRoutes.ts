// Server code that pages load after the first responses: the full route table, the control API, documents.
export { handleControl, isRecordedRequest } from './control/controlApi.ts';
export { serveMedia } from './http/media.ts';
export { routes } from './http/routeTable.ts';
