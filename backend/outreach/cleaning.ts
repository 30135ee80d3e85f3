import { convert } from "html-to-text";
import { marked } from "marked";
import sanitize from "sanitize-html";

const deepest = 20; // elements within each other

/** Paragraphs, lists, headings, emphasis and links to the web or a mailbox; of everything else at most the words. */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: ["p", "br", "strong", "em", "u", "ul", "ol", "li", "h2", "h3", "a"],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    nestingLimit: deepest,
    transformTags: { b: "strong", i: "em", h1: "h2", h4: "h3" },
  }).trim();

/** A little Markdown, as HTML. Nothing comes of what is nested too deeply to be read. */
export const htmlFromText = (text: string): string => {
  try {
    return cleanHtml(marked.parse(text, { async: false, breaks: true }));
  } catch (error) {
    if (error instanceof RangeError) return "";
    throw error;
  }
};

export const textFromHtml = (html: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: [
      { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["(", ")"] } },
      ...["h2", "h3"].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
