// Stands in, in builds, for what Mirage carries along: its own interceptor (pretender), and lodash and inflected, which serve
// models, factories and shorthands only. A third of Mirage's weight; ours are plain handlers and an interceptor of our own.
export default function stub(): never {
  throw new Error('the mock server uses neither Pretender nor models, factories and shorthands of Mirage');
}

export {
  stub as camelize,
  stub as capitalize,
  stub as dasherize,
  stub as pluralize,
  stub as singularize,
  stub as underscore,
};
