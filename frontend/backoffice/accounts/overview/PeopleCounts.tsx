import { useGetList } from "react-admin";
import { Role, type UserView } from "../../../../backend/accounts/contract.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { rolePlural } from "../../access/roles.ts";
import { Counts } from "../../overview/Counts.tsx";
import { peopleCountsWords as words } from "../words.ts";

const one = { page: 1, perPage: 1 }; // the count comes with any page
const usersWith = (role: Role) => `/users?filter=${encodeURIComponent(JSON.stringify({ role }))}`;

const PeopleCounts = () => {
  const students = useGetList<UserView>("users", { filter: { role: "student" }, pagination: one });
  const instructors = useGetList<UserView>("users", { filter: { role: "instructor" }, pagination: one });
  const admins = useGetList<UserView>("users", { filter: { role: "admin" }, pagination: one });
  const reads = { student: students, instructor: instructors, admin: admins };
  const failed = Role.options.map((role) => reads[role]).find(({ error }) => error);
  if (failed)
    return <Problem title={words.failedToFetchUsers} error={failed.error} onRetry={() => void failed.refetch()} />;
  return (
    <Counts
      counts={Role.options.map((role) => ({ label: rolePlural[role], value: reads[role].total, to: usersWith(role) }))}
    />
  );
};
export default PeopleCounts;
