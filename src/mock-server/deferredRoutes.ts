// The part of the server's code that pages load after its first answers: the whole table of routes, control calls, files.
export { control, isRecorded } from './control/controlApi.ts';
export { mediaAnswer } from './http/media.ts';
export { routes } from './http/routeTable.ts';
