// What of the server's code may come after its first answers: the whole table of routes, control calls, files.
export { control, isRecorded } from './demoControl.ts';
export { mediaAnswer } from './media.ts';
export { routes } from './routes.ts';
