const names = /:(\w+)|\{\?(\w+)\}/g;
const plain = /^[\w-]{1,64}$/; // ids; what else an address may hold is left to the page

/**
 * What a page asks for at one address. `ask` is a URL with `:name` for a segment of the page's path and `{?name}` for a
 * parameter of its query, which is left out where the address has none. Undefined where an id is not one.
 */
export const askedAt = (ask: string, segments: Record<string, string>, query: Record<string, unknown>) => {
  let isPlain = true;
  const checked = (value: unknown) => {
    const isId = typeof value === "string" && plain.test(value);
    isPlain &&= isId;
    return isId ? value : "";
  };
  const url = ask.replaceAll(names, (_, segment: string | undefined, parameter: string) => {
    if (segment) return checked(segments[segment]);
    return query[parameter] === undefined ? "" : `?${parameter}=${checked(query[parameter])}`;
  });
  return isPlain ? url : undefined;
};

/** The Link header by which a browser fetches these URLs before the page's scripts have come; they take the same answers. */
export const preloadsOf = (urls: readonly string[]) =>
  urls.map((url) => `<${url}>; rel=preload; as=fetch; crossorigin=use-credentials`).join(", ");
