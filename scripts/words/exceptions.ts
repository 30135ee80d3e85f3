/** Quoted by a point, but no text that anybody reads. */
export const noTexts: readonly { readonly point: string; readonly text: string; readonly why: string }[] = [];

/** Specified texts that a screen puts together: each part must be said. */
export const madeOfParts: readonly {
  readonly point: string;
  readonly text: string;
  readonly parts: readonly string[];
  readonly why: string;
}[] = [];
