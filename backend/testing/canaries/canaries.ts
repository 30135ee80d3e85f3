const stems = ["Kanarik", "kanarik", "555-7313"]; // a part of one counts

/** Ways a text can be stored: as it is, as JSON writes it, in hex, and in base64 at any offset. */
const formsOf = (text: string) => {
  const bytes = Buffer.from(text);
  const inBase64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString("base64")
      .slice(Math.ceil((shift * 4) / 3), -4),
  );
  const json = JSON.stringify(text).slice(1, -1);
  const ascii = json.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const anyCase = [text, json, ascii, bytes.toString("hex"), encodeURIComponent(text)];
  return { exact: inBase64, anyCase: anyCase.map((form) => form.toLowerCase()) };
};

/** Texts that appear nowhere by chance, some with what JSON escapes, and the search for them. */
export const canaries = () => {
  const planted: string[] = [];
  const searched = stems.map((stem) => [stem, formsOf(stem)] as const);
  const canary = (what: string) => {
    planted.push(what);
    searched.push([what, formsOf(what)]);
    return what;
  };
  return {
    planted,
    canary,
    words: (of: string) => canary(`Kanarik-${of} "Ünïq\\${of}" 子供`),
    mail: (of: string) => canary(`kanarik.${of}@nest.example.org`),
    phone: (n: number) => canary(`555-7313-${n}`),
    /** Those found anywhere, in any form. */
    found: (where: string) => {
      const small = where.toLowerCase();
      const isHere = ({ exact, anyCase }: ReturnType<typeof formsOf>) =>
        exact.some((form) => where.includes(form)) || anyCase.some((form) => small.includes(form));
      return searched.flatMap(([text, forms]) => (isHere(forms) ? [text] : []));
    },
  };
};
export type Canaries = ReturnType<typeof canaries>;
