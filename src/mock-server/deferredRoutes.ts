// The part of the server's code that pages load after its first answers: the whole table of routes, control calls, files.
export { handleControl, isRecordedRequest } from './control/controlApi.ts';
export { serveMedia } from './http/media.ts';
export { routes } from './http/routeTable.ts';
