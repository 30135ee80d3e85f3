import { createQueryClient } from "../../shared/queryClient.ts";

/** What a page asks for first, by its address, where the server has written it into the page. */
export type Answers = Readonly<Record<string, unknown>>;

export const answersInPage = (): Answers => JSON.parse(document.getElementById("answers")?.textContent ?? "{}");

/** Has these answers already, so that the first render shows them. */
export const clientWith = (answers: Answers) => {
  const client = createQueryClient();
  for (const [url, answer] of Object.entries(answers)) client.setQueryData([url], answer);
  return client;
};
