// The part of the server's code that pages load after its first answers: the whole table of routes, control calls, files.
export { control, isRecorded } from './demoControl.ts';
export { mediaAnswer } from './media.ts';
export { routes } from './routes.ts';
