import gossipGrpc from "@eventstore/db-client/generated/gossip_grpc_pb.js";
import gossip from "@eventstore/db-client/generated/gossip_pb.js";
import shared from "@eventstore/db-client/generated/shared_pb.js";
import type { handleUnaryCall } from "@grpc/grpc-js";

/** Gossip.Read: a cluster of one node, which leads. */
export const gossipCall = {
  service: gossipGrpc.GossipService,
  read:
    (ownPort: () => number): handleUnaryCall<shared.Empty, gossip.ClusterInfo> =>
    (_call, answer) => {
      const id = new shared.UUID();
      id.setString("5f1d4ad0-4b7e-4f0e-9d3c-0a3f8a3f2c11");
      const at = new gossip.EndPoint();
      at.setAddress("127.0.0.1");
      at.setPort(ownPort());
      const member = new gossip.MemberInfo();
      member.setInstanceId(id);
      member.setTimeStamp(String(Date.now()));
      member.setState(gossip.MemberInfo.VNodeState.LEADER);
      member.setIsAlive(true);
      member.setHttpEndPoint(at);
      const cluster = new gossip.ClusterInfo();
      cluster.setMembersList([member]);
      answer(null, cluster);
    },
};
