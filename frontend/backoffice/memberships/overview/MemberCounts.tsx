import { Problem } from "../../../shared/Problem.tsx";
import { Counts } from "../../overview/Counts.tsx";
import { useMembershipRevenue } from "../useMembershipRevenue.ts";
import { failedToFetch, memberCountsWords as words } from "../words.ts";
import { listWith } from "../../frame/list/listWith.ts";

const membershipsWith = (filter: object) => listWith("memberships", filter);

/** Members, and those of them whose membership will not simply go on. */
const MemberCounts = () => {
  const { data, error, refetch } = useMembershipRevenue();
  if (error) return <Problem title={failedToFetch} error={error} onRetry={() => void refetch()} />;
  return (
    <Counts
      counts={[
        { label: words.active, value: data?.active, to: membershipsWith({ membershipStatus: "active" }) },
        { label: words.ending, value: data?.ending, to: membershipsWith({ members: "ending" }) },
        { label: words.pastDue, value: data?.pastDue, to: membershipsWith({ members: "pastDue" }), urgent: true },
        { label: words.openEnded, value: data?.openEnded, to: membershipsWith({ members: "openEnded" }) },
      ]}
    />
  );
};
export default MemberCounts;
