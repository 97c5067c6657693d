// What the kernel's UDP alone takes for the messages of the scaling benchmark, on loopback: datagrams to address after address, each
// answered with a short one, by two processes that do nothing else. No NIC over sockets can be faster on that machine.
//
//   cc -O2 -o floor bench/soft/scaling/floor.c
//   unshare -n sh -c 'ip link set lo up; ./floor 4096 64 300000 180'     destinations, messages in flight (at most 64), messages, bytes of each
//
// 180 bytes are a WRITE of 64 bytes with what soft0 sends beside it; 65000 come close to one of 64 KiB, which soft0 must cut into packets.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { BATCH = 64, PORT = 4791, ANSWER = 60, ROOM = 1 << 16 };

static struct mmsghdr messages[BATCH];
static struct iovec pieces[BATCH];
static struct sockaddr_in names[BATCH];
static char data[BATCH][ROOM], controls[BATCH][128];

static double microseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static int open_socket(unsigned address) {
  int fd = socket(AF_INET, SOCK_DGRAM, 0), one = 1, bytes = 32 << 20, discover = IP_PMTUDISC_DO;
  struct sockaddr_in name = {.sin_family = AF_INET, .sin_port = htons(PORT), .sin_addr.s_addr = htonl(address)};
  setsockopt(fd, SOL_SOCKET, SO_RCVBUFFORCE, &bytes, sizeof bytes);
  setsockopt(fd, SOL_SOCKET, SO_SNDBUFFORCE, &bytes, sizeof bytes);
  setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
  setsockopt(fd, IPPROTO_IP, IP_MTU_DISCOVER, &discover, sizeof discover);
  if (bind(fd, (struct sockaddr *)&name, sizeof name) != 0) {
    perror("bind");
    exit(1);
  }
  return fd;
}

static void prepare(int i, size_t bytes, int with_control) {
  pieces[i].iov_base = data[i];
  pieces[i].iov_len = bytes;
  messages[i].msg_hdr = (struct msghdr){
      .msg_name = &names[i], .msg_namelen = sizeof names[i], .msg_iov = &pieces[i], .msg_iovlen = 1,
      .msg_control = with_control ? controls[i] : 0, .msg_controllen = with_control ? sizeof controls[i] : 0};
}

/** Answers whatever comes, from the address that it came to. */
static void answer(int fd) {
  int one = 1;
  setsockopt(fd, IPPROTO_IP, IP_PKTINFO, &one, sizeof one);
  for (;;) {
    for (int i = 0; i < BATCH; i++) prepare(i, ROOM, 1);
    int came = recvmmsg(fd, messages, BATCH, MSG_DONTWAIT, 0);
    for (int i = 0; i < came; i++) {
      struct in_pktinfo *info = (void *)CMSG_DATA((struct cmsghdr *)controls[i]);
      info->ipi_ifindex = 0;
      info->ipi_spec_dst = info->ipi_addr;
      pieces[i].iov_len = ANSWER;
      messages[i].msg_hdr.msg_controllen = CMSG_SPACE(sizeof *info);
    }
    for (int at = 0, sent; at < came; at += sent > 0 ? sent : 1) sent = sendmmsg(fd, messages + at, came - at, 0);
  }
}

int main(int count, char **words) {
  int destinations = count > 1 ? atoi(words[1]) : 4096, in_flight = count > 2 ? atoi(words[2]) : 64;
  int total = count > 3 ? atoi(words[3]) : 300000, bytes = count > 4 ? atoi(words[4]) : 180;
  if (in_flight < 1 || in_flight > BATCH || bytes < 1 || bytes > 65000) return fprintf(stderr, "see the head of floor.c\n"), 2;
  int all = open_socket(INADDR_ANY), own = open_socket(0x7f000063);
  pid_t farm = fork();
  if (farm == 0) answer(all);
  int next = 0, sent = 0, done = 0;
  double start = microseconds(), heard = start, calls = 0;
  while (done < total) {
    int room = in_flight - (sent - done), wanted = room < total - sent ? room : total - sent;
    double began = microseconds();
    if (wanted > 0) {
      for (int i = 0; i < wanted; i++) {
        prepare(i, bytes, 0);
        names[i] = (struct sockaddr_in){.sin_family = AF_INET, .sin_port = htons(PORT),
                                        .sin_addr.s_addr = htonl(0x7f020100 + next)};
        next = (next + 1) % destinations;
      }
      int gone = sendmmsg(own, messages, wanted, 0);
      if (gone > 0) sent += gone;
      calls += microseconds() - began;
    }
    for (int i = 0; i < BATCH; i++) prepare(i, ROOM, 0);
    began = microseconds();
    int came = recvmmsg(own, messages, BATCH, MSG_DONTWAIT, 0);
    if (came > 0) {
      done += came;
      heard = microseconds();
      calls += heard - began;
    } else if (began - heard > 5e6) {
      fprintf(stderr, "no answer for 5 s after %d of %d\n", done, total);
      break;
    }
  }
  double took = microseconds() - start;
  kill(farm, SIGKILL);
  printf("%d destinations, %d in flight, %d bytes: %.0f messages a second, %.2f us each, %.2f of them in the sender's calls\n", destinations,
         in_flight, bytes, done / took * 1e6, took / done, calls / done);
  return done < total;
}
