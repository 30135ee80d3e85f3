import { Box, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { type PolicyName, policyUrl, PolicyView } from "../../../backend/policies/contract.ts";
import { query } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { Page } from "../frame/Page.tsx";
import { type Block, blocksOf, type Inline } from "./markdown.ts";
import { policyPageWords as words } from "./words.ts";

const titles: Readonly<Record<PolicyName, string>> = {
  privacy: words.privacy,
  terms: words.terms,
  refunds: words.refundsCancellations,
};

const Words = ({ line }: { line: readonly Inline[] }) =>
  line.map((part, n) => {
    if (typeof part === "string") return part;
    if ("strong" in part) return <strong key={n}>{part.strong}</strong>;
    return (
      <Anchor key={n} href={part.to}>
        {part.link}
      </Anchor>
    );
  });

const BlockOfText = ({ block }: { block: Block }) => {
  if (block.kind === "heading")
    return (
      <Typography variant={block.level === 2 ? "h3" : "h4"} component={`h${block.level}`} sx={{ mt: 4, mb: 1 }}>
        <Words line={block.line} />
      </Typography>
    );
  if (block.kind === "paragraph")
    return (
      <Typography sx={{ my: 1.5 }}>
        <Words line={block.line} />
      </Typography>
    );
  return (
    <Box component="ul" sx={{ my: 1.5, pl: 3, "& li + li": { mt: 0.75 } }}>
      {block.items.map((item, n) => (
        <li key={n}>
          <Words line={item} />
        </li>
      ))}
    </Box>
  );
};

/** What the facility promises and asks for, in the operator's words. */
const PolicyPage = () => {
  const { pathname } = useLocation();
  const name: PolicyName = pathname === "/privacy" ? "privacy" : pathname === "/terms" ? "terms" : "refunds";
  const { data, error, refetch } = useQuery({
    queryKey: [policyUrl(name)],
    queryFn: ({ signal }) => query(policyUrl(name), PolicyView, { signal }),
  });
  return (
    <Page key={name} title={titles[name]} maxWidth="md">
      <Box sx={{ maxWidth: "68ch", minHeight: "60svh", mt: 2 }}>
        {data && blocksOf(data.text).map((block, n) => <BlockOfText key={n} block={block} />)}
        {data && (
          <Typography variant="body2" sx={{ mt: 4, color: "text.secondary" }}>
            {words.versionVersion(data.version)}
          </Typography>
        )}
        {!data && error && <Problem title={words.thisPageDidntLoad} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={480} aria-label={words.loadingPolicy(titles[name])} />}
      </Box>
    </Page>
  );
};
export default PolicyPage;
