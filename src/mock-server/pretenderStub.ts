// Stands in for `pretender` in builds: Mirage runs on our own interceptor and must never reach for this (stack.md 2).
export default function Pretender(): never {
  throw new Error('the mock server answers through its own interceptor, not through Pretender');
}
