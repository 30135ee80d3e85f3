import PrintIcon from "@mui/icons-material/PrintOutlined";
import { Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { SignedWaiver, waiverUrl } from "../../../../backend/players/waivers/contract.ts";
import { ApiError, query } from "../../../shared/api.ts";
import { longDateAndTime } from "../../../shared/formats.ts";
import { PolicyText } from "../../../shared/policies/PolicyText.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { Page } from "../../frame/Page.tsx";
import { place } from "../../place.ts";
import { waiverWords as words } from "../words.ts";

/** What was signed for a player, in the words that were shown then, to be read or printed: also long after the visit. */
const WaiverShow = () => {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: [waiverUrl(id)],
    queryFn: ({ signal }) => query(waiverUrl(id), SignedWaiver, { signal }),
    staleTime: 0,
    retry: false,
  });
  const isUnsigned = error instanceof ApiError && error.status === 404;
  const actions = (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, displayPrint: "none" }}>
      {data && (
        <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {words.print}
        </Button>
      )}
      {place === "admin" && (
        <Button component={Link} to={`/students/${id}/show`} color="inherit">
          {words.seeStudent}
        </Button>
      )}
    </Box>
  );
  return (
    <Page title={data?.playerName ?? words.waiver} back={{ to: "/waivers", label: words.allWaivers }} actions={actions}>
      {data && (
        <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: "72ch" }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>
            {words.signedBy(data.name ?? words.removed, longDateAndTime(data.signedAt))}
          </Typography>
          <PolicyText>{data.text}</PolicyText>
          <Typography variant="body2" sx={{ mt: 2, color: "text.secondary" }}>
            {words.version(data.version)}
          </Typography>
        </Card>
      )}
      {!data && isUnsigned && <Typography sx={{ maxWidth: "68ch" }}>{words.howToGetIt}</Typography>}
      {!data && error && !isUnsigned && (
        <Problem title={words.failedToFetchOne} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton variant="rounded" height={420} sx={{ borderRadius: "16px" }} />}
    </Page>
  );
};
export default WaiverShow;
