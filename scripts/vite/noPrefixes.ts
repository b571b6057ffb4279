// Stands in for stylis's vendor prefixer in every build: styled-components uses it only when asked to, and we never do.
export const prefix = () => '';
