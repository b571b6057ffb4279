// A MessagePort with typed messages. Both ends are our own code of one origin, so what arrives is what was sent.

export interface MessagePortLike<In, Out> {
  readonly post: (message: Out) => void;
  /** Hears everything from now on. */
  readonly listen: (listener: (message: In) => void) => void;
}

/** A port of a MessageChannel, started with its first listener. */
export function createTypedPort<In, Out>(port: MessagePort): MessagePortLike<In, Out> {
  return {
    post: (message) => port.postMessage(message),
    listen(listener) {
      port.addEventListener('message', ({ data }: MessageEvent<In>) => listener(data));
      port.start();
    },
  };
}
