import { useQuery } from "@tanstack/react-query";
import { Role, UserCountsView, userCountsUrl } from "../../../../backend/accounts/contract.ts";
import { query } from "../../../shared/api.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { rolePlural } from "../../access/roles.ts";
import { Counts } from "../../overview/Counts.tsx";
import { peopleCountsWords as words } from "../words.ts";

const usersWith = (role: Role) => `/users?filter=${encodeURIComponent(JSON.stringify({ role }))}`;

const PeopleCounts = () => {
  const { data, error, refetch } = useQuery({
    queryKey: [userCountsUrl],
    queryFn: ({ signal }) => query(userCountsUrl, UserCountsView, { signal }),
    refetchOnMount: "always",
  });
  if (error) return <Problem title={words.failedToFetchUsers} error={error} onRetry={() => void refetch()} />;
  return (
    <Counts
      counts={Role.options.map((role) => ({ label: rolePlural[role], value: data?.[role], to: usersWith(role) }))}
    />
  );
};
export default PeopleCounts;
