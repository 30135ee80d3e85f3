/** This many at a time. */
export async function* grouped<T>(all: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const one of all) {
    if (group.push(one) < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
