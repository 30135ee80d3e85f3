import gossipGrpc from "@eventstore/db-client/generated/gossip_grpc_pb.js";
import gossip from "@eventstore/db-client/generated/gossip_pb.js";
import shared from "@eventstore/db-client/generated/shared_pb.js";
import type { handleUnaryCall } from "@grpc/grpc-js";

/** As one server describes the members of its cluster. */
export interface Member {
  readonly port: number;
  readonly state: "leader" | "follower" | "unknown"; // without a majority no one knows their role
  readonly isAlive: boolean;
}

const states = {
  leader: gossip.MemberInfo.VNodeState.LEADER,
  follower: gossip.MemberInfo.VNodeState.FOLLOWER,
  unknown: gossip.MemberInfo.VNodeState.UNKNOWN,
};

const memberInfo = ({ port, state, isAlive }: Member) => {
  const id = new shared.UUID();
  id.setString(`5f1d4ad0-4b7e-4f0e-9d3c-${String(port).padStart(12, "0")}`);
  const at = new gossip.EndPoint();
  at.setAddress("127.0.0.1");
  at.setPort(port);
  const member = new gossip.MemberInfo();
  member.setInstanceId(id);
  member.setTimeStamp(String(Date.now()));
  member.setState(states[state]);
  member.setIsAlive(isAlive);
  member.setHttpEndPoint(at);
  return member;
};

/** Gossip.Read: who belongs to the cluster, and who leads. */
export const gossipCall = {
  service: gossipGrpc.GossipService,
  read:
    (members: () => readonly Member[]): handleUnaryCall<shared.Empty, gossip.ClusterInfo> =>
    (_call, answer) => {
      const cluster = new gossip.ClusterInfo();
      cluster.setMembersList(members().map(memberInfo));
      answer(null, cluster);
    },
};
