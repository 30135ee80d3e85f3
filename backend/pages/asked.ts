const names = /:(\w+)|\{(\w+)\}/g;
const plain = /^[\w-]{1,64}$/; // ids; what else an address may hold is left to the page

/**
 * What a page asks for at one address. `ask` is a URL with `:name` for a segment of the page's path and `{name}` for a
 * parameter of its query. Undefined where the address has none of them, or something that is no id.
 */
export const askedAt = (ask: string, segments: Record<string, string>, query: Record<string, unknown>) => {
  let isKnown = true;
  const url = ask.replaceAll(names, (_, segment: string | undefined, parameter: string) => {
    const value = segment ? segments[segment] : query[parameter];
    const isId = typeof value === "string" && plain.test(value);
    isKnown &&= isId;
    return isId ? value : "";
  });
  return isKnown ? url : undefined;
};

/** The Link header by which a browser fetches these URLs before the page's scripts have come; they take the same answers. */
export const preloadsOf = (urls: readonly string[]) =>
  urls.map((url) => `<${url}>; rel=preload; as=fetch; crossorigin=use-credentials`).join(", ");
