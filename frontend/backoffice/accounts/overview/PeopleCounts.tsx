import { useQuery } from "@tanstack/react-query";
import { Role, UserCountsView, userCountsUrl } from "../../../../backend/accounts/contract.ts";
import { query } from "../../../shared/api.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { Counts } from "../../overview/Counts.tsx";
import { peopleCountsWords as words, rolePlural } from "../words.ts";
import { listWith } from "../../frame/list/listWith.ts";

const usersWith = (role: Role) => listWith("users", { role });

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
