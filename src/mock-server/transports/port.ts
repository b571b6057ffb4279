// A MessagePort with typed messages. Both ends are our own code of one origin, so messages need no validation.

export interface MessagePortLike<In, Out> {
  readonly post: (message: Out) => void;
  /** Receives every message from this point on. */
  readonly listen: (listener: (message: In) => void) => void;
}

/** Wraps a port of a MessageChannel; the first listener starts it. */
export function createTypedPort<In, Out>(port: MessagePort): MessagePortLike<In, Out> {
  return {
    post: (message) => port.postMessage(message),
    listen(listener) {
      port.addEventListener('message', ({ data }: MessageEvent<In>) => listener(data));
      port.start();
    },
  };
}
