import { useQuery, useQueryClient } from "@tanstack/react-query";
import { snippetsUrl, SnippetView } from "../../../../backend/videos/snippets/contract.ts";
import { query } from "../../../shared/api.ts";

/** The texts an instructor has saved for feedback. */
export const useSnippets = () =>
  useQuery({
    queryKey: [snippetsUrl],
    queryFn: ({ signal }) => query(snippetsUrl, SnippetView.array(), { signal, signedOut: [] as SnippetView[] }),
  });

export const useSnippetsChanged = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [snippetsUrl] });
};
