// Stands in, in builds, for lodash's `forIn`: Mirage goes over its models and serializers, of which there are none.
export default function forIn<T>(values: Readonly<Record<string, T>>, see: (value: T, name: string) => void): void {
  for (const [name, value] of Object.entries(values)) see(value, name);
}
