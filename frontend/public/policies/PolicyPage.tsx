import { Box, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { type PolicyName, policyUrl, PolicyView } from "../../../backend/policies/contract.ts";
import { query } from "../../shared/api.ts";
import { PolicyText } from "../../shared/policies/PolicyText.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { Page } from "../frame/Page.tsx";
import { policyPageWords as words } from "./words.ts";

type Shown = Exclude<PolicyName, "waiver">; // that one is signed on its own page

const titles: Readonly<Record<Shown, string>> = {
  privacy: words.privacy,
  terms: words.terms,
  refunds: words.refundsCancellations,
};

/** What the facility promises and asks for, in the operator's words. */
const PolicyPage = () => {
  const { pathname } = useLocation();
  const name: Shown = pathname === "/privacy" ? "privacy" : pathname === "/terms" ? "terms" : "refunds";
  const { data, error, refetch } = useQuery({
    queryKey: [policyUrl(name)],
    queryFn: ({ signal }) => query(policyUrl(name), PolicyView, { signal }),
  });
  return (
    <Page key={name} title={titles[name]} maxWidth="md">
      <Box sx={{ maxWidth: "68ch", minHeight: "60svh", mt: 2 }}>
        {data && <PolicyText>{data.text}</PolicyText>}
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
